/** At the beginning of a line, also where the language writes the word small. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
