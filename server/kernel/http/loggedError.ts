export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/** An error as the log shows it: what it is and where it happened, never the values of a row (`detail` of the database names them). */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, table, constraint, column } = error as Error & Readonly<Record<string, unknown>>
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) }
  const place = Object.fromEntries(Object.entries({ code, table, constraint, column }).filter(([, value]) => value))
  // Data exceptions of PostgreSQL (class 22) quote what somebody sent.
  const withoutQuotes = (text: string) => (/^22/.test(String(code)) ? text.replaceAll(/".*"/g, '"…"') : text)
  return {
    type: error.name,
    message: withoutQuotes(error.message),
    stack: withoutQuotes(error.stack ?? ''),
    ...place,
    ...cause,
  }
}
