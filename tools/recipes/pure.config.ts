import { defineConfig } from 'vitest/config'

/** For tests that start nothing: without the database of the run. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: ['**/node_modules/**'], testTimeout: 300_000 },
})
