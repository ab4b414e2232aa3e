import { defineConfig } from 'vitest/config'
import { isProof } from './tools/counts.ts'
import { LongestFirst } from './tools/longestFirst.ts'

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', 'tools/ts5/**', 'tools/clients/**', '.stryker-tmp/**'],
    pool: 'forks',
    isolate: false,
    // Tests with a browser or a stopped server wait a third of their time: one more than the two processors that we count on.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A busy machine is slow, and no fault: these bounds only end what hangs. Full counts are up to a hundred times as many.
    testTimeout: isProof ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          globalSetup: ['test/globalSetup.ts'],
          setupFiles: ['test/fixedSeed.ts', 'test/rows/checkRows.ts'],
          // Node reads TypeScript itself: what Vite makes of a module takes longer to make, and to run.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        // As in `server/built/bundle.ts`.
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
        // Components that need neither a server nor a layout (decision 125).
        test: { name: 'components', include: ['site/**/*.test.tsx'], environment: 'happy-dom' },
      },
    ],
  },
})
