/** An escape such as `\ud83d` without its other half: JSON allows it, but it is no text, and the database refuses it. */
export function hasHalfCharacter(json: string): boolean {
  if (!/\\ud[89a-f]/i.test(json)) return false
  const withoutPairs = json.replaceAll('\\\\', '').replace(/\\ud[89ab]..\\ud[c-f]../gi, '')
  return /\\ud[89a-f]/i.test(withoutPairs)
}
