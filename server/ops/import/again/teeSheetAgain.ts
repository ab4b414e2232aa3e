import { arrangeTeeSheet } from '../../../domain/teeSheet/arrangeTeeSheet.ts'
import { type Doing, type PartAgain, perform } from './doing.ts'
import { contentsOf } from './eventHere.sql.ts'

type Start = { readonly courseId: number; readonly teeTime: string; readonly hole: number; readonly group: string }

/** Players go to the starts that the file has for them. A group whose players all go to one new start takes it along. */
export async function teeSheetAgain(
  { event, fields, part, differences, idOf }: PartAgain,
  doing: Doing,
): Promise<void> {
  const wanted = differences.filter(({ what }) => what === 'start')
  if (wanted.length === 0 || !('teePairings' in fields)) return
  const startOf = new Map(
    (fields.teePairings ?? []).flatMap(
      ({ courseId = part.courseIds[0] ?? 0, teeTime, teeHole = 1, teeGroup = 'A', players }) => {
        const start = { courseId, teeTime: Temporal.Instant.from(teeTime).toString(), hole: teeHole, group: teeGroup }
        return players.map(key => [key, start] as const)
      },
    ),
  )
  const targets: Targets = new Map(
    wanted.map(({ of, playerId, isGone }) => [
      playerId ?? idOf(of ?? ''),
      isGone ? null : (startOf.get(of ?? '') ?? null),
    ]),
  )
  const { starts } = await contentsOf(doing.tx, event, [event.eventId])
  const groups = Map.groupBy(starts, ({ teePairingId }) => teePairingId)
  const places = placesOf(groups)
  const change = movedGroups(groups, targets, places)
  const create = newGroups(targets, places)
  const moves = movedPlayers(starts, targets, places)
  if (change.length + create.length + moves.length === 0) return
  const remove = emptied(groups, moves)
  await perform(arrangeTeeSheet, doing, { event, body: { create, change, moves, remove } })
}

/** Where players go; null for who has no start any more. */
type Targets = ReadonlyMap<number, Start | null>
type Placed = Awaited<ReturnType<typeof contentsOf>>['starts'][number]
type Groups = ReadonlyMap<number, readonly Placed[]>
/** Which group is at a start: its id, or the key of one that is made. */
type Places = Map<string, number | string>
type Move = { readonly playerId: number; readonly from: number | null; readonly to: number | string | null }

function placesOf(groups: Groups): Places {
  return new Map([...groups].flatMap(([id, [one]]) => (one ? [[startText(one), id]] : [])))
}

function startText({ courseId, teeTime, teeHole, teeGroup }: Placed): string {
  return textOf({ courseId, teeTime: Temporal.Instant.from(teeTime).toString(), hole: teeHole, group: teeGroup })
}

/** The groups whose players all go to one new start. */
function movedGroups(groups: Groups, targets: Targets, places: Places) {
  return [...groups].flatMap(([id, players]) => {
    const own = players.map(({ playerId }) => (playerId === null ? undefined : targets.get(playerId)))
    const [to] = own
    const [one] = players
    const together = to && own.every(start => start && textOf(start) === textOf(to))
    if (!together || places.has(textOf(to))) return []
    if (one) places.delete(startText(one))
    places.set(textOf(to), id)
    return [{ id, ...to }]
  })
}

/** The starts where nobody is. */
function newGroups(targets: Targets, places: Places) {
  return [...new Map([...targets.values()].flatMap(to => (to ? [[textOf(to), to]] : [])))]
    .filter(([text]) => !places.has(text))
    .map(([text, to], index) => {
      const key = `new-${index + 1}`
      places.set(text, key)
      return { key, ...to }
    })
}

function movedPlayers(starts: readonly Placed[], targets: Targets, places: Places): Move[] {
  const groupOf = new Map(
    starts.flatMap(({ playerId, teePairingId }) => (playerId === null ? [] : [[playerId, teePairingId]])),
  )
  return [...targets].flatMap(([playerId, to]) => {
    const from = groupOf.get(playerId) ?? null
    const place = to === null ? null : (places.get(textOf(to)) ?? null)
    return from === place ? [] : [{ playerId, from, to: place }]
  })
}

/** A group that loses its last player is no group any more. */
function emptied(groups: Groups, moves: readonly Move[]): number[] {
  const leaving = new Set(moves.map(({ playerId }) => playerId))
  const joined = new Set(moves.map(({ to }) => to))
  return [...groups].flatMap(([id, players]) =>
    players.every(({ playerId }) => playerId !== null && leaving.has(playerId)) && !joined.has(id) ? [id] : [],
  )
}

function textOf({ courseId, teeTime, hole, group }: Start): string {
  return `${courseId} ${teeTime} ${hole} ${group}`
}
