import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The resident memory of a process in bytes, seen from outside: its own words would come too late, and the limits of V8 bound
 * neither buffers nor WebAssembly. Undefined where it cannot be seen, as on Windows, or the process is gone.
 */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'win32') return undefined
    if (process.platform === 'linux') {
      // Read at once: the threads that read for others may be busy with passwords.
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
    }
    // By its full name: PATH may be empty.
    const { stdout } = await run('/bin/ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout) * 1024
  } catch {
    return undefined
  }
}
