import { nameKey } from '../../kernel/keys/nameKey.ts'

/** The columns of a person's name, without surrounding spaces; an empty suffix becomes null. */
export function nameFields(name: {
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string | undefined
}) {
  return {
    first_name: name.firstName.trim(),
    last_name: name.lastName.trim(),
    last_name_key: nameKey(name.lastName),
    first_name_key: nameKey(name.firstName),
    suffix: textOrNull(name.suffix),
  }
}

/** A text without surrounding spaces; null when nothing is left. */
export function textOrNull(text: string | undefined): string | null {
  return text?.trim() || null
}
