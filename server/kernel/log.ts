/** The log of the server: a line of JSON for each thing that happened, with its time, how bad it is and what failed. */
import { loggedError } from './http/loggedError.ts'
import { languageOfTerminal } from './languageOfTerminal.ts'
import { type Line, SaidError, spokenLine } from './saidError.ts'

export type Severity = 'fatal' | 'error' | 'warn' | 'info'

/**
 * Writes a line to standard error. `error`: what was thrown, with where it happened. Somebody who started the server in a terminal
 * reads the sentence alone, in the own language; a log is English.
 */
export function log(severity: Severity, what: Line | SaidError, error?: unknown): void {
  const language = process.stderr.isTTY ? languageOfTerminal(process.env) : 'en'
  const message = what instanceof SaidError ? what.in(language) : spokenLine(what, language)
  if (process.stderr.isTTY) {
    process.stderr.write(`${message}${error === undefined ? '' : `: ${reasonOf(error)}`}\n`)
    return
  }
  const failed = error === undefined ? {} : { err: loggedError(error) }
  process.stderr.write(`${JSON.stringify({ severity, time: new Date().toISOString(), msg: message, ...failed })}\n`)
}

/** What was thrown, in a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
