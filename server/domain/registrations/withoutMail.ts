/** What the registration itself keeps of somebody; the number of a list, and address and handicap id of a guest by name, stand beside it. */
export function withoutMail<
  T extends
    | { readonly playerId: number; readonly number?: string }
    | { readonly email?: string; readonly hcId?: string; readonly number?: string },
>(given: T) {
  const { number: _, ...person } = given
  if ('playerId' in person) return person as Omit<Extract<T, { readonly playerId: number }>, 'number'>
  const { email: __, hcId: ___, ...named } = person as Exclude<T, { readonly playerId: number }>
  return named
}
