/**
 * The name of a tee as people read it. Many clubs keep their tees in capitals, which read as codes among words: `AMARELAS` is
 * `Amarelas`. What has three letters or fewer, or digits, stays.
 */
export function teeInWords(name: string | undefined): string | undefined {
  if (name === undefined || /\p{Ll}|\p{Nd}/u.test(name)) return name
  return name.replaceAll(/\p{Lu}[\p{Lu}\p{M}]{3,}/gu, word => {
    const [first = '', ...rest] = word
    return first + rest.join('').toLowerCase()
  })
}
