/** 1 for `A`, 28 for `AB`. */
export function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

/** `A` for 1, `AB` for 28. */
export function columnLetters(number: number): string {
  if (number < 1) return ''
  return columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26))
}
