/** A name in the form by which lists are ordered and searched: lower case, without accents, the same on every machine. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ')
}
