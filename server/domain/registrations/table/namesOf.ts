/** Names as lists have them: in either order, with titles, particles and suffixes. Pure. */
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import { withoutEnds } from '../../../kernel/withoutEnds.ts'

export type NameRead = {
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
  /** Of three words or more nothing says where the last name begins. */
  readonly guessed?: true
}

/** What is known of the names of a list. `isBack`: the last name is the first, also without a comma. */
export type NamesGiven = { readonly lastWords?: LastWords | undefined; readonly isBack?: boolean }

/** How many words the last name has where nothing says where it begins. */
export type LastWords = 1 | 2

const suffixes = /^(jr|jnr|jun|sr|snr|sen|ii|iii|iv|2nd|3rd|4th)\.?$/i
/** Belong to the last word, and are none by themselves. */
const afterLast = /^(filho|filha|neto|neta|junior|sobrinho|bisneto)$/
const particles =
  /^(de|da|do|dos|das|del|della|delle|dello|degli|dei|di|du|des|d'|la|le|el|los|las|van|von|vom|zu|zum|zur|der|den|het|'t|ter|ten|te|op|af|av|o'|mac|mc|bin|ibn|ben|al|st\.?|san|santa|saint)$/i
const joiners = /^(e|y|i)$/i
const titles =
  /^(mr|mrs|ms|miss|dr|prof|sir|dame|lady|lord|sra?|srta|d|dona|don|doña|herr|frau|m|mme|mlle|monsieur|madame|sig|sig\.ra|signora?|dhr|mevr|mw|fru|hr|eng|arq|dra|capt|cpt|rev)\.$|^(mrs?|ms|dr|prof|herr|frau|mme|mlle|fru|sig\.ra)$/i
const guests =
  /[([](?:guest|convidad[oa]|gast|invitad[oa]|invit[ée]e?|ospite|g[äæ]st|gjest|vieras|introduc[ée]e?|capt(?:ain)?|c|am|pro|amateur|senior|junior|lady)[)\]]/gi

/** `Abreu, Marta`, `Marta Abreu`, `ABREU Marta`: without a comma or capitals, the last words are the last name, with what belongs to them. */
export function nameOf(written: string, given: NamesGiven = {}): NameRead {
  const plain = written.replaceAll(guests, ' ').replaceAll(/[*†‡]/g, ' ').replaceAll(/\s+/g, ' ')
  const clean = withoutEnds(plain, ' "“”.', ' ",;:“”')
  const parts = clean.split(',').map(part => part.trim())
  const isSuffix = (part: string) => suffixes.test(part)
  const suffix = parts.find((part, at) => at > 0 && isSuffix(part))
  const [last = '', first, ...rest] = parts.filter((part, at) => at === 0 || !isSuffix(part))
  if (first !== undefined && first !== '') return ordered(last, [first, ...rest].join(' '), suffix)
  const words = last.split(' ').filter((word, at, all) => at > 0 || all.length < 3 || !titles.test(word))
  const own = words.length > 2 && isSuffix(words.at(-1) ?? '') ? words.at(-1) : undefined
  return withSuffix(inOrder(own === undefined ? words : words.slice(0, -1), given), suffix ?? own)
}

/** A last and a first name of two cells, or around a comma; a suffix may stand behind either. */
export function ordered(last: string, first: string, given?: string): NameRead {
  const lasts = last.split(' ')
  const own = lasts.length > 1 && suffixes.test(lasts.at(-1) ?? '') ? lasts.at(-1) : undefined
  const firsts = first.split(' ').filter((word, at, all) => at > 0 || all.length === 1 || !titles.test(word))
  const behind = firsts.length > 1 && suffixes.test(firsts.at(-1) ?? '') ? firsts.at(-1) : undefined
  return withSuffix(
    {
      firstName: (behind === undefined ? firsts : firsts.slice(0, -1)).join(' '),
      lastName: (own === undefined ? lasts : lasts.slice(0, -1)).join(' '),
    },
    given ?? own ?? behind,
  )
}

function withSuffix(name: NameRead, suffix: string | undefined): NameRead {
  return suffix === undefined || suffix === '' ? name : { ...name, suffix: withoutEnds(suffix, '', ', ') }
}

function inOrder(words: readonly string[], { lastWords = 1, isBack = false }: NamesGiven): NameRead {
  if (words.length < 2) return { firstName: '', lastName: words.join(' ') }
  const capitals = words.map(word => !/\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) > 1)
  const shouted = capitals.filter(Boolean).length
  // "ABREU Marta" and "Marta ABREU": the capitals are the last name. Where all are capitals they say nothing.
  if (shouted > 0 && shouted < words.length) {
    const end = capitals.indexOf(false)
    const begin = capitals.lastIndexOf(false) + 1
    if (capitals[0] && capitals.slice(end).every(isOne => !isOne))
      return { firstName: words.slice(end).join(' '), lastName: words.slice(0, end).join(' ') }
    if (begin < words.length && !(words.length - begin === 1 && (words.at(-1) ?? '').length < 3))
      return split(words, Math.min(begin, beginOfLast(words, 1)))
  }
  if (isBack) return backwards(words, lastWords)
  const begin = beginOfLast(words, lastWords)
  const isGuessed = words.length > 2 && belonging(words) === undefined
  return { ...split(words, begin), ...(isGuessed && { guessed: true as const }) }
}

/** `van der Berg Jan`: the particles, and as many words as last names have. */
function backwards(words: readonly string[], lastWords: LastWords): NameRead {
  const particlesAt = words.findIndex(word => !particles.test(word))
  const end = Math.min(words.length - 1, Math.max(0, particlesAt) + (particlesAt > 0 ? 1 : lastWords))
  const name = { firstName: words.slice(end).join(' '), lastName: words.slice(0, end).join(' ') }
  return words.length > 2 && particlesAt <= 0 ? { ...name, guessed: true } : name
}

function split(words: readonly string[], begin: number): NameRead {
  return { firstName: words.slice(0, begin).join(' '), lastName: words.slice(begin).join(' ') }
}

function beginOfLast(words: readonly string[], lastWords: LastWords): number {
  return belonging(words) ?? Math.max(1, words.length - lastWords)
}

/** Where the last name begins by a particle, a joining word or what comes only behind last names. */
function belonging(words: readonly string[]): number | undefined {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && particles.test(word))
  const joiner = words.findIndex((word, at) => at > 1 && at < words.length - 1 && joiners.test(word))
  const isAfter = words.length > 2 && afterLast.test(nameKey(words.at(-1) ?? ''))
  const begins = [particle, joiner - 1, isAfter ? words.length - 2 : -1].filter(at => at > 0)
  return begins.length === 0 ? undefined : Math.min(...begins)
}
