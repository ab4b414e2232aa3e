import { type Said, said } from '../../../contract/words/say.ts'

const shortest = 12
const longest = 200
/** What people choose when they are asked for twelve characters. */
const commonest = new Set([
  '123456789012',
  '1234567890123',
  '1234567890ab',
  'password1234',
  'password12345',
  'passwordpassword',
  'qwertyuiop12',
  'qwertyuiopas',
  'qwertzuiopas',
  'iloveyou1234',
  'abcdefghijkl',
  'abc123456789',
  'letmein12345',
  'golfgolfgolf',
  'holeinone123',
  'administrator',
])

/**
 * Why a password is no good, for the person who chose it; undefined when it is fine. `about`: e-mail, name and club,
 * which a stranger would try first.
 */
export function passwordTrouble(password: string, about: readonly string[]): Said | undefined {
  if ([...password].length < shortest) return said('entry.weak.short', { least: shortest })
  if (password.length > longest) return said('entry.weak.long', { most: longest })
  const lower = password.toLowerCase()
  if (commonest.has(lower) || new Set(lower).size < 4) return said('entry.weak.common')
  const known = about.flatMap(text => text.toLowerCase().split(/[\s@.]+/)).filter(word => word.length >= 4)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), lower)
  if (rest.length < shortest / 2) return said('entry.weak.about')
  return undefined
}
