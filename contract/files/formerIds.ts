/** Ids of before the published ones, which files of earlier versions hold: migration 141 moved those of the database. */

/** Leaderboard types by the id that they had. */
const publishedTypes: Readonly<Record<string, number>> = {
  3: 8,
  4: 101,
  5: 9,
  6: 3,
  7: 16,
  8: 102,
  9: 5,
  11: 6,
  13: 103,
  14: 104,
  15: 105,
}

const typeId = /("type_?[Ii]d": ?)(\d+)/g
const providerId = /("[a-z_]*hc_?[Pp]rovider_?[Ii]d": ?)([13])(?!\d)/g

/** The provider under the id that it has now: USGA (GHIN) and England Golf changed places. */
export function publishedProvider(id: number): number {
  return id === 1 || id === 3 ? 4 - id : id
}

/** JSON, written by this service, with the ids of now. */
export function withPublishedIds(json: string): string {
  return json
    .replace(typeId, (_, name, id) => `${name}${publishedTypes[id] ?? id}`)
    .replace(providerId, (_, name, id) => `${name}${publishedProvider(Number(id))}`)
}
