import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tools/ts5/**', '.stryker-tmp/**'],
    globalSetup: ['test/globalSetup.ts'],
    setupFiles: ['test/rows/checkRows.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A busy machine is slow, and no fault: these bounds only end what hangs. Figures are measured by `npm run prove` and `bench/`.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
