import { log } from './log.ts'

/** Work that nobody awaits: an error of it is said in the log and never ends the process. */
export function background(what: string, work: () => Promise<unknown>): void {
  // A function that is async catches what `work` throws before its first await, too.
  const run = async () => void (await work())
  run().catch(error => log('error', what, error))
}
