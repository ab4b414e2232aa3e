import type { Language } from '../../../contract/words/languages.ts'
import { type Said, say } from '../../../contract/words/say.ts'
import { formatById } from '../../../rules/formats/index.ts'

/** What a format of play is called; its id where the product does not know it any more. */
export function formatName(formatId: string, language: Language): string {
  const name = formatSaid(formatId)
  return typeof name === 'string' ? name : say(name, language)
}

/** The same before it is said. */
export function formatSaid(formatId: string): Said | string {
  return formatById(formatId) ? { code: `formats.byId.${formatId}.name` } : formatId
}
