/** JSON whose numbers keep every digit, also those that a float does not hold. */

/** The value of a text; a number that would change is kept as its text. */
export function parseExact(text: string): unknown {
  return JSON.parse(text, (_, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
      ? JSON.rawJSON(context.source)
      : value,
  )
}

declare global {
  // TypeScript's library does not have them yet; Node does.
  interface JSON {
    rawJSON(text: string): object
    isRawJSON(value: unknown): boolean
  }
}
