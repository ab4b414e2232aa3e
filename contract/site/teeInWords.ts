/**
 * The name of a tee as people read it. Many clubs write their tees in capitals, which look like codes in a text: `AMARELAS`
 * becomes `Amarelas`. Words of three letters or fewer, and names with digits, stay as they are.
 */
export function teeInWords<Name extends string | undefined>(name: Name): Name | string {
  if (name === undefined || /\p{Ll}|\p{Nd}/u.test(name)) return name
  return name.replaceAll(/\p{Lu}[\p{Lu}\p{M}]{3,}/gu, word => {
    const [first = '', ...rest] = word
    return first + rest.join('').toLowerCase()
  })
}
