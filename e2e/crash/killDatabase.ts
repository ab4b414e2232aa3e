import { readdirSync, readFileSync } from 'node:fs'

/** The whole database server at once: sessions that outlive their postmaster would go on for a while. */
export function killDatabase(postmaster: number): void {
  const sessions = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === postmaster)
  for (const processId of [postmaster, ...sessions.map(Number)]) {
    try {
      process.kill(processId, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
}

function parentOf(processId: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}
