import type { ProvidedContext } from 'vitest'
import setup from '../test/globalSetup.ts'

/** The database of the tests for several runs of vitest: `given` is what each of them takes as `TESTS_GIVEN`. */
export async function sharedDatabase(): Promise<{ readonly given: string; readonly stop: () => Promise<void> }> {
  const given: Partial<ProvidedContext> = {}
  const stop = await setup({
    provide(name, value) {
      given[name] = value
    },
  })
  return { given: JSON.stringify(given), stop }
}
