/** A line of the log without what could be a token of a link or of a login: addresses stand in messages of libraries too. */
export function withoutTokens(line: string): string {
  return line.replaceAll(/[\w-]{43,}/g, '…')
}
