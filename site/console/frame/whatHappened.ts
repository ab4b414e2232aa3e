export type LogWords = {
  /** What a kind of change is called: by its whole name, such as `event.created`, or by its noun. */
  readonly kinds: Readonly<Record<string, string>>
  readonly somethingElse: string
  readonly somebody: string
  readonly operator: string
}

type LogEntry = { readonly kind: string; readonly actor: string; readonly actorName?: string }

/** An entry of a log as a person reads it: who did what. */
export function whatHappened(
  { kind, actor, actorName }: LogEntry,
  words: LogWords,
): { readonly who: string; readonly what: string } {
  const [noun = ''] = kind.split('.')
  const nameless = actor === 'operator' ? words.operator : words.somebody
  return { who: actorName ?? nameless, what: words.kinds[kind] ?? words.kinds[noun] ?? words.somethingElse }
}
