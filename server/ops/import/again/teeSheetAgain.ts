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
      ({ courseId = part.courseIds[0] ?? 0, teeTime, teeHole = 1, teeGroup = 'A', players }) =>
        players.map(key => [
          key,
          { courseId, teeTime: Temporal.Instant.from(teeTime).toString(), hole: teeHole, group: teeGroup },
        ]),
    ),
  )
  const { starts } = await contentsOf(doing.tx, event, [event.eventId])
  const groups = Map.groupBy(starts, ({ teePairingId }) => teePairingId)
  const present = new Map(
    [...groups].flatMap(([id, [one]]) =>
      one
        ? [
            [
              id,
              textOf({
                courseId: one.courseId,
                teeTime: Temporal.Instant.from(one.teeTime).toString(),
                hole: one.teeHole,
                group: one.teeGroup,
              }),
            ],
          ]
        : [],
    ),
  )
  const groupOf = new Map(
    starts.flatMap(({ playerId, teePairingId }) => (playerId === null ? [] : [[playerId, teePairingId]])),
  )
  const targets = new Map<number, Start | null>(
    wanted.map(({ of, playerId, isGone }) => [
      playerId ?? idOf(of ?? ''),
      isGone ? null : (startOf.get(of ?? '') ?? null),
    ]),
  )
  const places = new Map([...present].map(([id, text]) => [text, id as number | string]))
  const change = [...groups].flatMap(([id, players]) => {
    const own = players.map(({ playerId }) => (playerId === null ? undefined : targets.get(playerId)))
    const [to] = own
    const together = to && own.every(one => one && textOf(one) === textOf(to))
    if (!together || places.has(textOf(to))) return []
    places.delete(present.get(id) ?? '')
    places.set(textOf(to), id)
    return [{ id, ...to }]
  })
  const create = [...new Map([...targets.values()].flatMap(to => (to ? [[textOf(to), to]] : [])))]
    .filter(([text]) => !places.has(text))
    .map(([text, to], index) => {
      const key = `new-${index + 1}`
      places.set(text, key)
      return { key, ...to }
    })
  const moves = [...targets].flatMap(([playerId, to]) => {
    const from = groupOf.get(playerId) ?? null
    const place = to === null ? null : (places.get(textOf(to)) ?? null)
    return from === place ? [] : [{ playerId, from, to: place }]
  })
  // A group that loses its last player is no group any more.
  const leaving = new Map(moves.map(({ playerId, to }) => [playerId, to]))
  const joined = new Set(moves.map(({ to }) => to))
  const remove = [...groups].flatMap(([id, players]) =>
    players.every(({ playerId }) => playerId !== null && leaving.has(playerId)) && !joined.has(id) ? [id] : [],
  )
  if (change.length + create.length + moves.length > 0)
    await perform(arrangeTeeSheet, doing, { event, body: { create, change, moves, remove } })
}

function textOf({ courseId, teeTime, hole, group }: Start): string {
  return `${courseId} ${teeTime} ${hole} ${group}`
}
