type Named = { readonly firstName: string; readonly lastName: string; readonly suffix?: string }

/** A player's name as lists show it: `Anna Lopes Jr`. */
export function fullName({ firstName, lastName, suffix }: Named): string {
  return [firstName, lastName, suffix].filter(Boolean).join(' ')
}

/** Several names in one cell. */
export function namesOf(players: readonly Named[]): string {
  return players.map(fullName).join(', ')
}
