/** What the ids in rows and in their JSON mean, so that they can be given others: known by the name of the column or the field. */

/** The ids that are replaced where they are taken, by the table that counts them. */
export const countedTables = {
  community: 'community_id',
  player: 'player_id',
  course: 'course_id',
  course_tee: 'tee_id',
  event: 'event_id',
  leaderboard: 'leaderboard_id',
  flight: 'flight_id',
  team: 'team_id',
  tee_pairing: 'tee_pairing_id',
  card: 'score_id',
  webhook: 'webhook_id',
} as const

export type CountedTable = keyof typeof countedTables

/** The ids of a file by table, and what they become: an id that is not there stays. */
export type IdMap = Readonly<Record<CountedTable, ReadonlyMap<number, number>>>

/** Ids that tell rows of one community apart, and those that are the same everywhere: they stay. */
export const idsThatStay: readonly string[] = [
  // Links stay, and whose people are whose with them.
  'organiser_id',
  'audit_id',
  'change_id',
  'log_id',
  'entry_id',
  'request_id',
  'recipe_id',
  'format_id',
  'type_id',
  'hc_id',
  'hc_provider_id',
  'given_hc_id',
  'given_hc_provider_id',
  'external_id',
]

const tablesByNoun = Object.entries(countedTables).map(([table, column]) => [column, table] as const)

/** The table whose id a column (`registration_event_id`) or a field (`teePairingIds`) holds. */
export function tableOfId(name: string): CountedTable | undefined {
  const snake = name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`).replace(/_ids$/, '_id')
  const found = tablesByNoun.find(([column]) => snake === column || snake.endsWith(`_${column}`))
  return found?.[1] as CountedTable | undefined
}

type Row = Readonly<Record<string, unknown>>

/** The row with the ids of `map`. */
export function withIds(table: string, row: Row, map: IdMap): Row {
  const side: CountedTable = row.side === 'T' || row.team === true ? 'team' : 'player'
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (column === 'side_id') return [column, idIn(map, side, value)]
      if (typeof value === 'number') return [column, idIn(map, tableOfId(column), value)]
      if (column === 'actor' || column === 'scorer' || column === 'signed_by') return [column, withPlayers(value, map)]
      if (table === 'leaderboard' && column === 'settings') return [column, boardSettings(value, side, map)]
      return [column, typeof value === 'object' ? withIdsInside(value, undefined, map) : value]
    }),
  )
}

function idIn(map: IdMap, table: CountedTable | undefined, value: unknown): unknown {
  return table !== undefined && typeof value === 'number' ? (map[table].get(value) ?? value) : value
}

/** `player:7`, alone or in a list. */
function withPlayers(value: unknown, map: IdMap): unknown {
  if (Array.isArray(value)) return value.map(one => withPlayers(one, map))
  const [, id] = /^player:(\d+)$/.exec(String(value)) ?? []
  return id === undefined ? value : `player:${idIn(map, 'player', Number(id))}`
}

/** JSON: an id is known by its field; public event ids and players as scorers are known by their form. */
function withIdsInside(value: unknown, table: CountedTable | undefined, map: IdMap): unknown {
  if (Array.isArray(value)) return value.map(one => withIdsInside(one, table, map))
  if (typeof value === 'number') return idIn(map, table, value)
  if (typeof value === 'string' && table === 'event')
    return value.replace(/^([MS])-(\d+)$/, (_, kind, id) => `${kind}-${idIn(map, 'event', Number(id))}`)
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      name === 'dotsOf'
        ? idIn(map, 'leaderboard', inside)
        : name === 'defaultTees'
          ? mapFields(inside, one => idIn(map, 'course_tee', one))
          : withIdsInside(inside, tableOfId(name), map),
    ]),
  )
}

/** The fields of a leaderboard's settings that hold its sides. */
const sideFields = new Set(['amateurs', 'wheel', 'sides', 'side', 'a', 'b'])

function boardSettings(value: unknown, side: CountedTable, map: IdMap): unknown {
  if (Array.isArray(value)) return value.map(one => boardSettings(one, side, map))
  return mapFields(value, (inside, name) => {
    if (name === 'format') return inside
    if (name === 'flightId') return idIn(map, 'flight', inside)
    if (!sideFields.has(name)) return boardSettings(inside, side, map)
    return Array.isArray(inside) ? inside.map(one => idIn(map, side, one)) : idIn(map, side, inside)
  })
}

function mapFields(value: unknown, change: (inside: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, change(inside, name)]))
}
