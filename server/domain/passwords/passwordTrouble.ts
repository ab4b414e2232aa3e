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
 * Why a password is no good, in words for the person who chose it; undefined when it is fine. `about`: e-mail, name and club,
 * which a stranger would try first.
 */
export function passwordTrouble(password: string, about: readonly string[]): string | undefined {
  if ([...password].length < shortest) return `Choose a password of at least ${shortest} characters.`
  if (password.length > longest) return `Choose a password of at most ${longest} characters.`
  const lower = password.toLowerCase()
  if (commonest.has(lower) || new Set(lower).size < 4) return 'Many people use this password. Choose another one.'
  const known = about.flatMap(text => text.toLowerCase().split(/[\s@.]+/)).filter(word => word.length >= 4)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), lower)
  if (rest.length < shortest / 2)
    return 'This password is made of your name, your e-mail or your club. Choose another one.'
  return undefined
}
