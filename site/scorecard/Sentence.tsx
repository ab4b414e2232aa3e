import type { ComponentChildren } from 'preact'

type Props<Name extends string> = {
  /** A text of the words with these blanks. */
  readonly says: (values: Readonly<Record<Name, string>>) => string
  readonly of: Readonly<Record<Name, ComponentChildren>>
}

/** Stands around the name of a blank; no text has it. */
const mark = '\uE000'

/** A sentence with elements in its blanks, in the order of its language: a name in a `bdi`, a number in bold. */
export function Sentence<Name extends string>({ says, of }: Props<Name>) {
  const blanks: Readonly<Record<string, ComponentChildren>> = of
  const names = Object.keys(blanks).map(name => [name, mark + name + mark] as const)
  const text = says(Object.fromEntries(names) as Record<Name, string>)
  return <>{text.split(mark).map((part, at) => (at % 2 === 0 ? part : blanks[part]))}</>
}
