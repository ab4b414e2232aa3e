import { toDecimal } from '../../../../rules/exact.ts'
import type { HandicapInEffect } from '../../../domain/handicaps/handicapsInEffect.ts'
import type { EventRow } from '../../../domain/setup/eventChange.sql.ts'
import type { Contents, OfSide, RegisteredHere } from './eventHere.sql.ts'
import { keyOf, type Place, print } from './place.ts'
import { handicapText, startText, statusText, strokesText } from './placesOfFile.ts'

/** A place as it is here; of a person by id. */
export type PlaceHere = Place & { readonly playerId?: number }

export type EventHere = {
  /** The event, then its rounds. */
  readonly parts: readonly EventRow[]
  /** The key of a part by its event id: that which the file has for it. */
  readonly keys: ReadonlyMap<number, string>
  readonly people: readonly RegisteredHere[]
  /** The print by which a person of the file is known. */
  readonly prints: ReadonlyMap<number, string>
  readonly contents: Contents
  readonly handicaps: readonly HandicapInEffect[]
}

/** The event as it is here, place by place, in the words of its file. */
export function placesHere({ parts, keys, people, prints, contents, handicaps }: EventHere): readonly PlaceHere[] {
  const indexOf = new Map(parts.map(({ eventId }, index) => [eventId, index]))
  const zone = parts[0]?.timeZone ?? 'UTC'
  const names = new Map(people.map(person => [person.playerId, nameOf(person)]))
  const place = (of: OfSide, what: Place['what'], value: string, board?: string): PlaceHere[] => {
    const { eventId, playerId, team } = of
    const own = keys.get(eventId)
    const whose = playerId === null ? print(`team ${team}`) : prints.get(playerId)
    if (own === undefined || whose === undefined || value === '') return []
    return [
      {
        key: keyOf(own, what, whose, ...(board === undefined ? [] : [print(board)])),
        part: indexOf.get(eventId) ?? 0,
        what,
        name: playerId === null ? (team ?? '') : (names.get(playerId) ?? ''),
        ...(board !== undefined && { board }),
        ...(playerId !== null && { playerId }),
        value,
      },
    ]
  }
  const ofEvent = parts[0]?.eventId ?? 0
  return [
    ...parts.flatMap(part => placesOfPart(part, keys.get(part.eventId) ?? '', indexOf.get(part.eventId) ?? 0)),
    ...contents.boards.flatMap(({ eventId, name }) => [
      {
        key: keyOf(keys.get(eventId) ?? '', 'leaderboard', print(name)),
        part: indexOf.get(eventId) ?? 0,
        what: 'leaderboard' as const,
        name,
        value: name,
      },
    ]),
    ...people.flatMap(person => {
      const of = { eventId: ofEvent, playerId: person.playerId, team: null }
      return [
        ...place(of, 'person', 'yes'),
        ...(person.byProfile
          ? []
          : [...place(of, 'personName', nameOf(person)), ...place(of, 'gender', person.gender)]),
      ]
    }),
    ...contents.teams.flatMap(one => (one.playerId === null ? [] : place(one, 'team', one.name))),
    ...contents.flights.flatMap(one => place(one, 'flight', one.flight, one.board)),
    ...handicaps.flatMap(({ eventId, playerId, indexTenths, hcCourse, hcPlaying }) => {
      const of = { eventId, playerId, team: null }
      return [
        ...place(of, 'index', indexTenths === null ? '' : toDecimal(indexTenths).toFixed(1)),
        ...place(of, 'handicap', hcCourse === null ? '' : handicapText(hcCourse, hcPlaying)),
      ]
    }),
    ...contents.starts.flatMap(one =>
      one.playerId === null ? [] : place(one, 'start', startText({ ...one, timeZone: zone })),
    ),
    ...contents.cards.flatMap(one => [
      ...place(one, 'strokes', strokesText(one.strokes)),
      ...place(one, 'status', statusText(one.status)),
    ]),
  ]
}

function placesOfPart({ name, startDate, endDate, info }: EventRow, own: string, part: number): readonly PlaceHere[] {
  const values = { name, startDate, endDate, info: info ?? '' }
  return [
    ...(part > 0 ? [{ key: keyOf(own, 'round'), part, what: 'round' as const, name, value: 'yes' }] : []),
    ...(['name', 'startDate', 'endDate', 'info'] as const).map(what => ({
      key: keyOf(own, what),
      part,
      what,
      value: values[what],
    })),
  ]
}

export function nameOf({
  firstName,
  lastName,
  suffix,
}: Pick<RegisteredHere, 'firstName' | 'lastName' | 'suffix'>): string {
  return [firstName, lastName, ...(suffix === null ? [] : [suffix])].join(' ')
}
