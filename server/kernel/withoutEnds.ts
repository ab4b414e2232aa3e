/**
 * A text without the signs of `first` at its beginning and those of `last` at its end. A pattern such as `/ +$/` tries the end
 * again at every sign that it finds, which takes the square of the length.
 */
export function withoutEnds(text: string, first: string, last = first): string {
  let [begin, end] = [0, text.length]
  while (begin < end && first.includes(text.charAt(begin))) begin += 1
  while (end > begin && last.includes(text.charAt(end - 1))) end -= 1
  return text.slice(begin, end)
}
