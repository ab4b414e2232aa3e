import type { Language } from '../../contract/words/languages.ts'
import { type Said, say } from '../../contract/words/say.ts'

/** What a line says to a person: a sentence in the language of who reads it, a text that stays, or some of both one after the other. */
export type Line = string | Said | readonly (string | Said)[]

/** The line in a language. */
export function spokenLine(line: Line, language: Language): string {
  return [line]
    .flat()
    .map(part => (typeof part === 'string' ? part : say(part as Said, language)))
    .join('')
}

/** What went wrong in sentences, of which each may have lines below it. Its message is English, for logs. */
export class SaidError extends Error {
  readonly said: Said
  readonly below: readonly Line[]
  constructor(said: Said, ...below: readonly Line[]) {
    super([said, ...below].map(line => spokenLine(line, 'en')).join('\n'))
    this.said = said
    this.below = below
  }

  /** The sentences in a language. */
  in(language: Language): string {
    return [this.said, ...this.below].map(line => spokenLine(line, language)).join('\n')
  }
}
