/** Entries of the log as a director reads them: one line for each gesture, with what moved from where to where. Pure. */

import { worded } from '../../../contract/words/spoken.ts'
import type { Reply } from '../../ui/call.ts'
import { timeFormat, withTimeOf } from '../../ui/clock.ts'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'

type Log = Reply<'listEventLog'>
export type Entry = Log['entries'][number]
export type Names = ReadonlyMap<string, string>
/** The log of a club has kinds and nouns of its own. */
export type LogWords = Omit<
  ScreenWords<'log'>,
  'nouns' | 'kinds' | 'alone' | 'states' | 'roles' | 'fields' | 'settings'
> & {
  readonly [List in 'kinds' | 'alone']: Readonly<Record<string, unknown>>
} & {
  readonly [List in 'nouns' | 'states' | 'roles' | 'asRole' | 'fields' | 'settings']: Readonly<Record<string, string>>
}
type Words = LogWords

/** What one person did at once: the entries of one step, or of one kind in a row. */
export type Line<E extends Entry = Entry> = {
  readonly key: string
  readonly at: string
  readonly actor: string
  readonly entries: readonly E[]
  /** What can be taken back; undefined where nothing can. */
  readonly step: string | undefined
  /** The step that took this one back. */
  readonly undoneBy: string | undefined
}

export type Sentence = { readonly what: string; readonly details: readonly string[]; readonly more: number }

type Change = Pick<Entry, 'kind' | 'subject' | 'before' | 'after'>

const mostDetails = 4
const mostNames = 3

/** The names of the log, by kind and id. */
export function namesOf(list: Log['names'] = []): Names {
  return new Map(list.map(({ kind, id, name }) => [`${kind} ${id}`, kind === 'teePairing' ? withTimeOf(name) : name]))
}

/** Entries, the newest first, as lines: those of a step are one, and so are those without a step that one person repeated. */
export function linesOf<E extends Entry>(entries: readonly E[]): readonly Line<E>[] {
  const undoneBy = new Map(
    entries.flatMap(({ kind, subject, step }) => {
      const undone = kind === 'step.undone' ? record(subject).step : undefined
      return typeof undone === 'string' && step !== undefined ? [[undone, step] as const] : []
    }),
  )
  const lines: { first: E; entries: E[] }[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSame =
      last &&
      last.first.actor === entry.actor &&
      last.first.step === entry.step &&
      (entry.step !== undefined || last.first.kind === entry.kind)
    if (last && isSame) last.entries.push(entry)
    else lines.push({ first: entry, entries: [entry] })
  }
  return lines.map(({ first, entries: own }) => ({
    key: first.step ?? String(first.logId),
    at: first.at,
    actor: first.actor,
    // As they happened.
    entries: own.toReversed(),
    step: first.step,
    undoneBy: first.undoneBy ?? undoneBy.get(first.step ?? ''),
  }))
}

/** What a log is read with. */
export type Reading = {
  readonly names: Names
  readonly words: Words
  /** Leaderboards whose members are teams. */
  readonly teamBoards: ReadonlySet<number>
  /** Of the event. */
  readonly timeZone: string
  /** Only what became of this one is said: `player 1007`. */
  readonly only?: string
}

/** What a line says. */
export function sentenceOf(entries: readonly Change[], reading: Reading): Sentence {
  const { names, words, only } = reading
  const isBack = entries.some(({ kind }) => kind === 'step.undone')
  const own = entries.filter(({ kind }) => kind !== 'step.undone')
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  const subjects = only === undefined ? subjectsOf(own, names) : [names.get(only) ?? words.somebody]
  const about = namesAndMore(subjects.length > 0 ? subjects : namesInside(own), words)
  const parts = kinds.map(kind => kindInWords(kind, about, words))
  const details = [...new Set(own.flatMap(entry => detailsOf(entry, reading)))]
  const what = [...new Set(parts)].join('; ')
  return {
    what: isBack ? words.tookBack({ what }) : what,
    details: details.slice(0, mostDetails),
    more: Math.max(0, details.length - mostDetails),
  }
}

/** What was done, and to whom where that has a name. */
function kindInWords(kind: string, about: string, words: Words): string {
  const lists = about === '' ? [words.alone, words.kinds] : [words.kinds]
  const said = [kind, kind.split('.')[0] ?? ''].flatMap(name => lists.map(list => worded(list, name, { about })))
  return said.find(one => one !== undefined) ?? (about === '' ? words.otherAlone : words.other({ about }))
}

const groupFields = { teePairingId: 'teePairing', teamId: 'team', flightId: 'flight' } as const
const listFields = { playerIds: 'player', memberIds: 'player', teamIds: 'team' } as const

type Place = { readonly member: string; readonly place: string; readonly board: number | undefined }

function detailsOf({ kind, subject, before, after }: Change, reading: Reading): readonly string[] {
  const { names, words, teamBoards, only } = reading
  const about = record(subject)
  const [was, is] = [recordsIn(before), recordsIn(after)]
  const places = (values: readonly Fields[]) => {
    const found = values.flatMap(value => placesIn(value, about, kind, teamBoards))
    const wanted = found.filter(({ member }) => only === undefined || member === only)
    return new Map(wanted.map(one => [`${one.member}/${one.board ?? ''}`, one]))
  }
  const [left, reached] = [places(was), places(is)]
  const moves = [...new Set([...left.keys(), ...reached.keys()])].flatMap(key => {
    const [from, to] = [left.get(key), reached.get(key)]
    if (from?.place === to?.place) return []
    const place = (one: Place | undefined) => (one && names.get(one.place)) ?? words.nowhere
    return [
      words.change({ who: names.get((from ?? to)?.member ?? '') ?? words.somebody, from: place(from), to: place(to) }),
    ]
  })
  // The next version of a course has all its tees again.
  const values = kind === 'course.revised' ? [] : valuesOf(was, is, about, reading)
  return [...moves, ...values, ...roleOf(before, after, words), ...reasonOf(before, after, words)]
}

/** Where players or teams are, in one record of the log. */
function placesIn(value: Fields, subject: Fields, kind: string, teamBoards: ReadonlySet<number>): readonly Place[] {
  const [noun] = kind.split('.')
  const field = (Object.keys(groupFields) as (keyof typeof groupFields)[]).find(name => groupFields[name] === noun)
  const id = field && value[field]
  if (field === undefined || typeof id !== 'number') return []
  const place = `${groupFields[field]} ${id}`
  const board = numberIn(value.leaderboardId) ?? numberIn(subject.leaderboardId)
  const isOfTeams = board !== undefined && teamBoards.has(board)
  const lists = (Object.keys(listFields) as (keyof typeof listFields)[]).flatMap(name => {
    const ids = value[name]
    const member = name === 'memberIds' && isOfTeams ? 'team' : listFields[name]
    return Array.isArray(ids) ? ids.map(one => ({ member: `${member} ${one}`, place, board })) : []
  })
  const single = numberIn(value.playerId) ?? numberIn(subject.playerId)
  const team = noun === 'flight' ? numberIn(subject.teamId) : undefined
  if (single !== undefined) return [...lists, { member: `player ${single}`, place, board }]
  return team === undefined ? lists : [...lists, { member: `team ${team}`, place, board }]
}

/** Values that changed: of handicaps, names, times and settings. */
function valuesOf(
  was: readonly Fields[],
  is: readonly Fields[],
  subject: Fields,
  { names, words, timeZone, only }: Reading,
): readonly string[] {
  const keyed = (values: readonly Fields[]) => new Map(values.map(value => [keyOf(value, subject), value]))
  const [left, reached] = [keyed(was), keyed(is)]
  return [...reached].flatMap(([key, now]) => {
    const old = left.get(key)
    if (!old || (only !== undefined && key !== only)) return []
    const who = names.get(key)
    const changed = Object.keys(words.fields).flatMap(name => {
      const [from, to] = [
        valueInWords(name, old[name], words, timeZone),
        valueInWords(name, now[name], words, timeZone),
      ]
      return from === to || (from === '' && to === '')
        ? []
        : [words.value({ name: words.fields[name] ?? name, from: from || '–', to: to || '–' })]
    })
    const settings =
      JSON.stringify(old.settings ?? null) === JSON.stringify(now.settings ?? null)
        ? []
        : settingsOf(record(old.settings), record(now.settings), words, timeZone)
    const all = [...changed, ...settings]
    return all.length === 0 ? [] : [who === undefined ? all.join(', ') : `${who}: ${all.join(', ')}`]
  })
}

/** Settings whose values say nothing to a reader: the id of a leaderboard, and what programs call a choice. */
const namedForPrograms = new Set(['dotsOf', 'nine', 'halfIndex'])

function settingsOf(was: Fields, is: Fields, words: Words, timeZone: string): readonly string[] {
  const different = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    name => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  )
  return different.map(name => {
    const label = words.settings[name] ?? name
    const isSimple =
      !namedForPrograms.has(name) && [was[name], is[name]].every(one => typeof one !== 'object' || one === null)
    return isSimple
      ? words.value({
          name: label,
          from: valueInWords(name, was[name], words, timeZone) || '–',
          to: valueInWords(name, is[name], words, timeZone) || '–',
        })
      : label
  })
}

function keyOf(value: Fields, subject: Fields): string {
  const ids = { playerId: 'player', teamId: 'team', teePairingId: 'teePairing', flightId: 'flight' } as const
  for (const [name, kind] of Object.entries(ids)) {
    const id = value[name]
    if (typeof id === 'number') return `${kind} ${id}`
  }
  const player = numberIn(subject.playerId)
  return player === undefined ? '' : `player ${player}`
}

/** Fields whose values have words of their own. */
const spoken: ReadonlySet<string> = new Set(['state', 'status', 'home', 'clock', 'lengths'])

/** A value as people write it; nothing for one that is no text and no number. */
function valueInWords(name: string, value: unknown, words: Words, timeZone: string): string {
  if (spoken.has(name)) return typeof value === 'string' ? (words.states[value] ?? value) : ''
  if (name === 'colour' && typeof value === 'string') return `#${value}`
  if (name === 'role') return typeof value === 'string' ? (words.roles[value] ?? value) : ''
  if (name === 'lockedDt') return typeof value === 'string' ? words.yes : words.no
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (name === 'hcIndex' && typeof value === 'number') return indexLabel(value)
  if (name.startsWith('hc') && typeof value === 'number') return value < 0 ? `+${-value}` : String(value)
  if (name === 'teeTime' && typeof value === 'string') return clockAt(value, timeZone)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function clockAt(moment: string, timeZone: string): string {
  return timeFormat({ timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(moment))
}

function reasonOf(before: unknown, after: unknown, words: Words): readonly string[] {
  // A step back has its reason on the other side.
  const reason = record(after).reason ?? record(before).reason
  return typeof reason === 'string' && reason !== '' ? [words.reason({ reason })] : []
}

/** The role that somebody gets or had, where it is no change of one. */
function roleOf(before: unknown, after: unknown, words: Words): readonly string[] {
  const roles = [record(before).role, record(after).role].filter(one => typeof one === 'string')
  return roles.length === 1 ? roles.map(role => words.asRole[role] ?? role) : []
}

/** Who was invited by an address, and what had a name when it went. */
function namesInside(entries: readonly Change[]): readonly string[] {
  const found = entries.map(({ before, after }) => {
    const of = { ...record(before), ...record(after) }
    const event = Array.isArray(of.event)
      ? of.event.map(record).find(one => typeof one.parent_event_id !== 'number')
      : {}
    return of.email ?? of.name ?? event?.name
  })
  return [...new Set(found.filter(name => typeof name === 'string'))]
}

/** Whom or what entries are about, the narrowest first. */
function subjectsOf(entries: readonly Pick<Change, 'subject'>[], names: Names): readonly string[] {
  const fields = [
    ['player', 'playerId'],
    ['team', 'teamId'],
    ['teePairing', 'teePairingId'],
    ['flight', 'flightId'],
    ['leaderboard', 'leaderboardId'],
    ['event', 'eventId'],
    ['administrator', 'administratorId'],
    ['course', 'courseId'],
  ] as const
  for (const [kind, field] of fields) {
    const ids = entries.flatMap(({ subject }) => {
      const of = record(subject)
      return [of[field], of[`${field}s`]].flat().filter(id => typeof id === 'number')
    })
    const found = [...new Set(ids)].map(id => names.get(`${kind} ${id}`))
    if (found.length > 0) return [...new Set(found.filter(name => name !== undefined && name !== ''))] as string[]
  }
  return []
}

function namesAndMore(names: readonly string[], words: Words): string {
  const more = names.length - mostNames
  return more > 0 ? words.andMore({ names: names.slice(0, mostNames).join(', '), more }) : names.join(', ')
}

type Fields = Readonly<Record<string, unknown>>

function record(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** The records in a value: itself, those of its lists, and those of the lists that it is made of. */
function recordsIn(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.map(record)
  const own = record(value)
  const inside = Object.values(own).flatMap(one =>
    Array.isArray(one) && one.every(each => typeof each === 'object') ? one.map(record) : [],
  )
  return Object.keys(own).length > 0 ? [own, ...inside] : inside
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
