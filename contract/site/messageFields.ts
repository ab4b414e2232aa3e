/** The fields of a message to players: what stands in braces is replaced for each of them. The server writes mails by these rules, the console shows and prints by them. */

/** Whom a message may be for. */
export const messageGroups = ['registered', 'waiting', 'notHere', 'teePairings', 'flight', 'players'] as const

export const messageFields = ['name', 'firstName', 'teeTime', 'start', 'link'] as const
export type MessageField = (typeof messageFields)[number]
export type MessageValues = { readonly [field in MessageField]: string }

const inBraces = /\{([^{}]*)\}/g
const isField = (name: string): name is MessageField => (messageFields as readonly string[]).includes(name)

/** What stands in braces and is no field: `{teetime}`. */
export function unknownFields(text: string): readonly string[] {
  const found = [...text.matchAll(inBraces)].map(([whole, name = '']) => ({ whole, name }))
  return [...new Set(found.filter(({ name }) => !isField(name)).map(({ whole }) => whole))]
}

/** All fields as they are written: `{name}, {firstName} …`. */
export const fieldsInWords = messageFields.map(name => `{${name}}`).join(', ')

/** The text as one player reads it. */
export function filled(text: string, values: MessageValues): string {
  return text.replace(inBraces, (whole, name: string) => (isField(name) ? values[name] : whole))
}
