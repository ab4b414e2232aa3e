/** What the registration itself keeps of somebody; address and handicap id of a guest by name stand beside it. */
export function withoutMail<
  T extends { readonly playerId: number } | { readonly email?: string; readonly hcId?: string },
>(given: T) {
  if ('playerId' in given) return given as Extract<T, { readonly playerId: number }>
  const { email: _, hcId: __, ...person } = given as Exclude<T, { readonly playerId: number }>
  return person
}
