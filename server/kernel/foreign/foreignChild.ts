/** The process in which foreign files are read, one after the other. It may read our own files, and do nothing else. */
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ForeignFileError, type WhyNotRead } from './foreignFileError.ts'

/** What the server asks. */
export type Asked = { readonly id: string; readonly module: string; readonly given: readonly unknown[] }
/** What the server is told: that the reader is loaded and begins, and then how it ended. */
type Word =
  | { readonly begun: true }
  | { readonly made: unknown }
  | { readonly why: WhyNotRead }
  | { readonly fault: string }
export type ChildMessage = { readonly id: string } & Word

// Whoever reads for ever hears nothing: a thread of its own sees that the server is gone.
new Worker(
  `const { ppid } = process
  setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 500)`,
  { eval: true },
).unref()

process.on('disconnect', () => process.exit())
process.on('message', async ({ id, module, given }: Asked) => {
  const tell = (word: Word) => process.send?.({ id, ...word })
  try {
    const { [basename(module, '.ts')]: read } = await import(module)
    tell({ begun: true })
    tell({ made: await read(...given) })
  } catch (error) {
    tell(error instanceof ForeignFileError ? { why: error.why } : { fault: inspected(error) })
  }
})

function inspected(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
