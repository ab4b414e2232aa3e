import { spoken } from '../../ui/words.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

/** The words of a rehearsal in the language of the reader: few, and loaded with what shows them. */
export function rehearsalWords(): typeof en {
  return { en, pt }[spoken()]
}
