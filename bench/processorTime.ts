import { readFileSync } from 'node:fs'

/** Processor time in milliseconds, user and system, of a process and those below it, also of children that have ended. Linux only. */
export function processorTime(processId: number): number {
  const text = readFileSync(`/proc/${processId}/stat`, 'utf8')
  // The name may have spaces in it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = fields.slice(11, 15)
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').split(' ').filter(Boolean)
  const below = children.reduce((sum, child) => sum + processorTime(Number(child)), 0)
  return (user + system + ofEnded + systemOfEnded) * tickMs + below
}

const tickMs = 10
