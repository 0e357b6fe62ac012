// What ESLint checks: the page, its tests and this file, with the types that TypeScript finds in them.

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import globals from "globals";
import types from "typescript-eslint";

/** @type {import("eslint").Linter.RulesRecord} */
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

/** @type {import("eslint").Linter.RulesRecord} */
const loosened = {
  // Short callbacks return what they call, and numbers go into texts as they are.
  "@typescript-eslint/no-confusing-void-expression": "off",
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  "@typescript-eslint/no-floating-promises": ["error", { allowForKnownSafeCalls: [{ from: "package", name: "test", package: "node:test" }] }],
};

export default defineConfig(
  { ignores: ["**/.*/", "benchmarks/", "build/", "dist/", "tests/web/"] },
  js.configs.recommended,
  types.configs.strictTypeCheckedOnly,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { ...faults, ...loosened },
  },
  { files: ["src/freestone/web/static/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["src/freestone/web/static/theme.js"], languageOptions: { sourceType: "script" } },
  { files: ["tests/page/*.js"], languageOptions: { globals: globals.node } },
);
