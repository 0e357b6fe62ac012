// What ESLint checks: the page, its tests and this file.

import js from "@eslint/js";
import globals from "globals";

const faults = {
  "array-callback-return": "error",
  "consistent-return": "error",
  curly: ["error", "multi-line"],
  eqeqeq: "error",
  "no-implicit-globals": "error",
  "no-param-reassign": "error",
  "no-promise-executor-return": ["error", { allowVoid: true }],
  "no-self-compare": "error",
  "no-shadow": "error",
  "no-unmodified-loop-condition": "error",
  "no-unreachable-loop": "error",
  "no-use-before-define": ["error", { functions: false, classes: true, variables: false }],
  "no-var": "error",
  "prefer-const": "error",
};

export default [
  { ignores: ["**/.*/", "benchmarks/", "build/", "dist/", "tests/web/"] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" }, rules: faults },
  { files: ["src/freestone/web/static/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["src/freestone/web/static/theme.js"], languageOptions: { sourceType: "script" } },
  { files: ["tests/page/*.js"], languageOptions: { globals: globals.node } },
];
