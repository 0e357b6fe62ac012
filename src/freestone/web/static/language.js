// The language that this browser asks for.

/** Keep a language and show the page in it. */
export function speak(code) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax${secure}`;
  location.reload();
}
