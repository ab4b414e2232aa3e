/** What there is of each kind, in words: nothing of what there is none of. */
export function counted<K extends string>(
  words: Readonly<Record<K, (values: { readonly count: number }) => string>>,
  counts: Readonly<Record<K, number>>,
): readonly string[] {
  return (Object.keys(words) as K[]).flatMap(what => (counts[what] > 0 ? words[what]({ count: counts[what] }) : []))
}
