/** A person's name in one line: `Anna Lopes Jr`. */
export function fullName({
  firstName,
  lastName,
  suffix,
}: {
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
}): string {
  return [firstName, lastName, suffix].filter(Boolean).join(' ')
}
