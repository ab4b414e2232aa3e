import { useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { outbox, patch, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { go, useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { Follows } from '../frame/Effects.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { meanwhileOf } from '../frame/meanwhileOf.ts'
import { NoBoards } from '../frame/NoBoards.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { playersOf, useRoster } from '../frame/useRoster.ts'
import { Boundaries } from './Boundaries.tsx'
import { divided, equalBoundaries, type Member, movedMembers, type Pins, usualName } from './divide.ts'
import type { en } from './en.ts'
import { isAlike, useSameFlights } from './sameFlights.ts'

export type Words = typeof en
type By = 'playing' | 'course' | 'index'

/** What the director has chosen here and not applied. */
type Draft = {
  readonly boundaries: readonly number[]
  readonly names: readonly string[]
  readonly pins: Pins
}

/** Who is ranked with whom: boundaries over the field that count while they are dragged, for several leaderboards at once. */
export function Flights({ words }: { readonly words: Words }) {
  const { setup } = useEvent()
  const boards = setup.leaderboards
  const [chosen, setChosen] = useChoice<string>('board', String(boards[0]?.leaderboardId ?? ''))
  const board = boards.find(one => String(one.leaderboardId) === chosen) ?? boards[0]
  if (!board) return <NoBoards words={words} />
  return (
    <Screen
      title={words.title}
      beside={
        boards.length > 1 && (
          <Segments
            label={words.board}
            value={String(board.leaderboardId)}
            options={boards.map(one => ({
              value: String(one.leaderboardId),
              words: one.name,
              count: one.unassigned > 0 ? one.unassigned : undefined,
            }))}
            onChoose={setChosen}
          />
        )
      }
    >
      <Division key={board.leaderboardId} board={board} boards={boards} words={words} />
    </Screen>
  )
}

function Division({
  board,
  boards,
  words,
}: {
  readonly board: LeaderboardSummary
  readonly boards: readonly LeaderboardSummary[]
  readonly words: Words
}) {
  const { eventId } = useEvent()
  const { roster, answers } = useRoster(board.eventId)
  const input = { params: { eventId: board.eventId } }
  const all = useQuery('getFlights', input)
  const flightsOf = (leaderboardId: number) =>
    all.data?.flights.filter(one => one.leaderboardId === leaderboardId) ?? []
  const [by, setBy] = useChoice<By>('by', 'playing')
  const [draft, setDraft] = useState<Draft | undefined>()
  const [said, say] = useSameFlights()
  const members = useMemo((): readonly Member[] => {
    const tenths = new Map(
      (roster?.entrants ?? []).map(one => {
        const { hcPlaying, hcCourse, hcIndex } = one.handicap ?? {}
        const value = { playing: hcPlaying, course: hcCourse, index: hcIndex }[by]
        return [one.playerId, value === undefined ? undefined : Math.round(value * 10)]
      }),
    )
    if (!board.team)
      return (roster?.entrants ?? []).map(one => ({
        id: one.playerId,
        name: one.name,
        tenths: tenths.get(one.playerId),
      }))
    return (roster?.teams ?? []).map(team => {
      const keys = team.players.map(one => tenths.get(one.playerId))
      const known = keys.every(one => one !== undefined) && keys.length > 0
      return { id: team.teamId, name: team.name, tenths: known ? keys.reduce((sum, one) => sum + one, 0) : undefined }
    })
  }, [roster, by, board])
  if (!roster || !all.data) return <Waiting answers={[...answers, all]} />
  if (members.length === 0)
    return (
      <Empty
        title={words.noMembersTitle}
        action={
          <button
            type="button"
            class="button lead"
            onClick={() => go(pathOf(board.team && roster.entrants.length > 0 ? 'teams' : 'bringIn', { eventId }))}
          >
            {board.team && roster.entrants.length > 0 ? words.toTeams : words.bringIn}
          </button>
        }
      >
        {board.team && roster.entrants.length > 0 ? words.noTeams : words.noMembers}
      </Empty>
    )

  const flights = flightsOf(board.leaderboardId)
  const tenthsOf = new Map(members.map(one => [one.id, one.tenths ?? Number.POSITIVE_INFINITY]))
  const present = flights.map(one => [...one.memberIds].sort((a, b) => (tenthsOf.get(a) ?? 0) - (tenthsOf.get(b) ?? 0)))
  const names = draft?.names ?? (flights.length > 0 ? flights.map(one => one.name) : [usualName(0)])
  const boundaries = draft?.boundaries ?? boundariesNow(members, present)
  const pins = draft?.pins ?? new Map(flights.flatMap((one, at) => one.pinnedIds.map(id => [id, at] as const)))
  const inPlace = new Set(present.flat())
  const division = draft
    ? divided(members, boundaries, pins)
    : { flights: present, unassigned: members.filter(one => !inPlace.has(one.id)).map(one => one.id) }
  const memberOf = new Map(members.map(one => [one.id, one]))
  const change = (part: Partial<Draft>) => setDraft({ boundaries, names, pins, ...part })
  const divideInto = (count: number) =>
    change({
      boundaries: equalBoundaries(members, count),
      names: Array.from({ length: count }, (_, at) => names[at] ?? usualName(at)),
      pins: new Map([...pins].filter(([, at]) => at < count)),
    })
  // A leaderboard of players can take the flights of their teams, but not the other way round.
  const others = boards.filter(
    one => one !== board && (one.team === board.team || board.team) && one.eventId === board.eventId,
  )
  const idsFor = (team: boolean, ids: readonly number[]) =>
    team === board.team ? ids : playersOf(roster?.teams ?? [], ids)
  const isSame = ({ leaderboardId, team }: LeaderboardSummary) =>
    said(board.leaderboardId, leaderboardId) ??
    isAlike(
      flights.map(({ name, memberIds }) => ({ name, memberIds: idsFor(team, memberIds) })),
      flightsOf(leaderboardId),
    )
  const targets = [board, ...others.filter(isSame)]
  const targetNames = targets.map(one => one.name).join(words.and)
  const moved = movedMembers(present, division)

  const wanted = targets.map(({ leaderboardId, team }) => {
    const before = flightsOf(leaderboardId)
    const idsOf = (ids: readonly number[]) => idsFor(team, ids)
    return {
      leaderboardId,
      from: before.map(({ flightId, memberIds }) => ({ flightId, memberIds })),
      flights: names.map((name, at) => ({
        name,
        memberIds: idsOf(division.flights[at] ?? []),
        pinnedIds: idsOf([...pins].flatMap(([id, place]) => (place === at ? [id] : []))),
        ...(before[at] && { flightId: before[at].flightId }),
      })),
    }
  })

  function apply(): void {
    const request = { ...input, body: { boards: wanted } }
    outbox.add({
      scope: eventId,
      words: words.gesture(targetNames),
      patches: [
        patch('getFlights', input, ({ flights: list }) => ({
          flights: [
            ...list.filter(one => !targets.some(({ leaderboardId }) => leaderboardId === one.leaderboardId)),
            ...wanted.flatMap(one =>
              one.flights.map((flight, at) => ({
                flightId: -1 - at,
                leaderboardId: one.leaderboardId,
                ...flight,
                memberIds: [...flight.memberIds],
                pinnedIds: [...flight.pinnedIds],
              })),
            ),
          ],
        })),
      ],
      send: key => call('arrangeFlights', request, { key }),
      meanwhile: meanwhileOf('arrangeFlights', request, ({ pointer }) => ({
        what: targets[Number(pointer.split('/')[2])]?.name ?? '',
        theirs: words.theirDivision,
        mine: words.myDivision,
      })),
    })
    setDraft(undefined)
  }

  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        apply()
      }}
    >
      <section class="panel flights-head">
        <div class="fill-fields">
          <label>
            {words.by}
            <select class="input select" value={by} onChange={event => setBy(event.currentTarget.value as By)}>
              {Object.entries(words.bys).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.into}
            <input
              class="input tiny"
              type="number"
              min={1}
              max={20}
              required
              value={names.length}
              aria-label={`${words.into} ${words.flights}`}
              onInput={event => {
                const { valueAsNumber } = event.currentTarget
                if (valueAsNumber >= 1 && valueAsNumber <= 20) divideInto(valueAsNumber)
              }}
            />
          </label>
          <button type="button" class="button" onClick={() => divideInto(names.length)}>
            {words.even}
          </button>
        </div>
        <Boundaries
          words={words}
          members={members}
          boundaries={boundaries}
          names={names}
          step={by === 'index' ? 1 : 10}
          onMove={moves => change({ boundaries: moves })}
        />
      </section>
      <ol class="flights">
        {names.map((name, at) => (
          <li class="panel flight" key={at}>
            <div class="flight-head">
              <input
                class="input"
                aria-label={words.name(at + 1)}
                value={name}
                required
                maxLength={100}
                onInput={event =>
                  change({ names: names.map((one, place) => (place === at ? event.currentTarget.value : one)) })
                }
              />
              <strong>{words.members(division.flights[at]?.length ?? 0)}</strong>
            </div>
            <ul>
              {(division.flights[at] ?? []).map(id => {
                const isPinned = pins.get(id) === at
                const who = memberOf.get(id)?.name ?? ''
                return (
                  <li key={id}>
                    <span class="name">
                      <bdi>{who}</bdi>
                    </span>
                    <span class="quiet">{keyLabel(memberOf.get(id))}</span>
                    <button
                      type="button"
                      class="pin"
                      aria-pressed={isPinned}
                      aria-label={isPinned ? words.unpin(who) : words.pin(who, name)}
                      onClick={() => {
                        const next = new Map(pins)
                        if (!next.delete(id)) next.set(id, at)
                        change({ pins: next })
                      }}
                    >
                      <Icon name="pin" />
                      {isPinned && words.pinned}
                    </button>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
        {division.unassigned.length > 0 && (
          <li class="panel flight nobody">
            <div class="flight-head">
              <h2>{words.none}</h2>
              <strong>{division.unassigned.length}</strong>
            </div>
            <p class="hint">
              {division.unassigned.some(id => memberOf.get(id)?.tenths !== undefined) ? words.notPut : words.noneWhy}
            </p>
            <ul>
              {division.unassigned.map(id => (
                <li key={id}>
                  <span class="name">
                    <bdi>{memberOf.get(id)?.name}</bdi>
                  </span>
                  <span class="quiet">{keyLabel(memberOf.get(id))}</span>
                  <select
                    class="input tiny"
                    aria-label={words.putIn(memberOf.get(id)?.name ?? '')}
                    value=""
                    onChange={event => {
                      if (event.currentTarget.value !== '')
                        change({ pins: new Map(pins).set(id, Number(event.currentTarget.value)) })
                    }}
                  >
                    <option value="">{words.chooseFlight}</option>
                    {names.map((name, at) => (
                      <option key={at} value={at}>
                        {name}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ol>
      {draft && (
        <div class="panel padded">
          <Follows id="arrangeFlights" inputs={[{ ...input, body: { boards: wanted } }]} />
        </div>
      )}
      <footer class="apply">
        <span>{draft ? words.moves(moved, pins.size) : words.unchanged}</span>
        {others.map(one => (
          <label class="check" key={one.leaderboardId}>
            <input
              type="checkbox"
              checked={isSame(one)}
              onChange={event => {
                say(board.leaderboardId, one.leaderboardId, event.currentTarget.checked)
                if (!draft) change({})
              }}
            />
            <span>
              {words.sameFor} {one.name}
            </span>
          </label>
        ))}
        <span class="end">
          {draft && (
            <button type="button" class="button" onClick={() => setDraft(undefined)}>
              {words.discard}
            </button>
          )}
          <button type="submit" class="button lead" disabled={!draft}>
            {words.apply(targetNames)}
          </button>
        </span>
      </footer>
    </form>
  )
}

/** Where the boundaries are, as far as the flights of now follow the keys. */
function boundariesNow(members: readonly Member[], flights: readonly (readonly number[])[]): readonly number[] {
  if (flights.length < 2) return []
  const tenthsOf = new Map(members.map(one => [one.id, one.tenths]))
  if (flights.every(one => one.length === 0)) return equalBoundaries(members, flights.length)
  let last = Math.min(0, ...members.flatMap(one => one.tenths ?? []))
  return flights.slice(0, -1).map(ids => {
    last = Math.max(last, ...ids.flatMap(id => tenthsOf.get(id) ?? []))
    return last
  })
}

function keyLabel(member: Member | undefined): string {
  if (member?.tenths === undefined) return '–'
  const value = member.tenths / 10
  return value < 0 ? `+${-value}` : String(value)
}
