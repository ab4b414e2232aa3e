/** Where a login leads: the page of the console that was asked for, never another site. */
export function pathAfterLogin(query: unknown): string {
  const wanted = typeof query === 'object' && query !== null && 'to' in query ? query.to : undefined
  return typeof wanted === 'string' &&
    /^\/console(?:\/(?!login|api\/)[\w~.,:@%!$&'()*+;=?/-]*|\?[^\s\\]*)?$/.test(wanted)
    ? wanted
    : '/console'
}
