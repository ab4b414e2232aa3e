/** What is given of somebody who registers; a guest by name has no address of their own in an event. */
export function withoutMail<T extends { readonly playerId: number } | { readonly email?: string }>(given: T) {
  if ('playerId' in given) return given as Extract<T, { readonly playerId: number }>
  const { email: _, ...person } = given as Exclude<T, { readonly playerId: number }>
  return person
}
