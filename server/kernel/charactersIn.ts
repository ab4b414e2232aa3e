/** How many characters a text has, as JSON Schema counts them: code points. `[...text].length` takes 25 ms for a megabyte. */
export function charactersIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1
    count += 1
  }
  return count
}
