import { useMemo, useState } from 'preact/hooks'
import { call, type FieldError } from '../../ui/call.ts'
import { outbox, patch, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { CarryLine, type Drop, usePlaces } from '../../ui/places.tsx'
import { useStore } from '../../ui/store.ts'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { indexLabel, kit } from '../../ui/words.ts'
import { comparedMove, meanwhileOf } from '../frame/meanwhileOf.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, shortName, useRoster } from '../frame/useRoster.ts'
import { appliedTeams, changeOfDrop, changeToDraft, newTeam, noTeam, type Team, type TeamsChange } from './arrange.ts'
import { Draft } from './Draft.tsx'
import { MoveTo, Rename } from './dialogs.tsx'
import type { en } from './en.ts'

export type Words = typeof en
type Open = { readonly what: 'rename'; readonly team: Team } | { readonly what: 'move'; readonly playerId: number }

/** Who plays with whom for a team: by hand on a board, or all in one step. */
export function Teams({ words }: { readonly words: Words }) {
  const { eventId } = useEvent()
  const { roster, answers } = useRoster(eventId)
  const [drafted, setDrafted] = useState<readonly (readonly number[])[] | undefined>()
  const [isDrafting, setDrafting] = useState(false)
  const [open, setOpen, close] = useOpen<Open>()
  const { takenBack } = useStore(outbox.state)
  const entrants = useMemo(() => new Map((roster?.entrants ?? []).map(one => [one.playerId, one])), [roster])
  const teams: readonly Team[] = roster?.teams ?? []
  const drawn = useQuery('listDrawnBalls', { params: { eventId } })
  const drawnFor = (team: Team) => (drawn.data ?? []).filter(({ teamId }) => teamId === team.teamId)
  const nameOf = (person: string) => shortName(entrants.get(Number(person)))
  const placeName = (place: string) =>
    place === newTeam ? words.newTeam : (teams.find(one => String(one.teamId) === place)?.name ?? words.noTeamName)
  const places = usePlaces({
    nameOf,
    placeName,
    canLift: () => drafted === undefined,
    onMenu: person => setOpen({ what: 'move', playerId: Number(person) }),
    onDrop: drop => change(changeOfDrop(teams, numbers(drop)), wordsOf(drop), drop.person),
  })

  function wordsOf({ person, place, on }: Drop): string {
    return on === undefined ? words.moved(nameOf(person), placeName(place)) : words.swap(nameOf(person), nameOf(on))
  }

  function change(wanted: TeamsChange, gesture: string, thing?: string): void {
    if (Object.values(wanted).every(list => list.length === 0)) return
    const input = { params: { eventId }, body: wanted }
    outbox.add({
      scope: eventId,
      words: gesture,
      ...(thing !== undefined && { thing }),
      patches: [
        patch('listTeams', { params: { eventId } }, list => [
          ...(appliedTeams(list, wanted, id => entrants.get(id)) as typeof list),
        ]),
      ],
      send: key => call('arrangeTeams', input, { key }),
      meanwhile: meanwhileOf('arrangeTeams', input, error =>
        error.pointer.startsWith('/rename/')
          ? comparedName(error, wanted)
          : comparedMove(error, wanted.moves, nameOf, placeName),
      ),
    })
  }

  function draw(team: Team, isDrawn: boolean): void {
    outbox.add({
      scope: eventId,
      words: isDrawn ? words.drew(team.name) : words.drawEnded(team.name),
      patches: [],
      send: key =>
        call('setDrawnBall', { params: { eventId, teamId: team.teamId }, body: { drawn: isDrawn } }, { key }),
    })
  }

  if (!roster)
    return (
      <Screen title={words.title}>
        <Waiting answers={answers} />
      </Screen>
    )
  if (roster.entrants.length === 0)
    return (
      <Screen title={words.title}>
        <NoPlayers title={words.noPlayersTitle} bringIn={words.bringIn}>
          {words.noPlayers}
        </NoPlayers>
      </Screen>
    )
  const shown = drafted ? appliedTeams([], changeToDraft([], drafted), id => entrants.get(id)) : teams
  const placed = new Set(shown.flatMap(one => one.players.map(player => player.playerId)))
  const loose = roster.entrants.filter(one => !placed.has(one.playerId))
  const sums = shown.map(one => sumOf(one, entrants))
  const make = (
    <button
      type="button"
      class={teams.length === 0 ? 'button lead' : 'button'}
      disabled={isDrafting}
      onClick={() => setDrafting(true)}
    >
      <Icon name="fill" />
      {words.make}
    </button>
  )
  const end = () => {
    setDrafting(false)
    setDrafted(undefined)
  }
  return (
    <Screen
      full
      title={words.title}
      beside={<span class="beside">{shown.length > 0 && words.count(shown.length, placed.size)}</span>}
      actions={make}
    >
      {isDrafting && (
        <Draft
          words={words}
          entrants={roster.entrants}
          hasTeams={teams.length > 0}
          onPropose={setDrafted}
          onCancel={end}
          onApply={ids => {
            change(changeToDraft(teams, ids), words.draftWords)
            end()
          }}
        />
      )}
      {sums.length > 1 && (
        <p class="bar">
          <span class="sum">{words.spread(indexLabel(Math.min(...sums)), indexLabel(Math.max(...sums)))}</span>
        </p>
      )}
      <div
        ref={places.root}
        class={`sheet ${places.carried === undefined ? '' : 'carrying'} ${drafted ? 'proposed' : ''}`}
      >
        <section class="panel lane loose" data-place={noTeam} aria-label={words.without}>
          <div class="lane-head">
            <h2>{words.without}</h2>
            <span class="quiet">{loose.length}</span>
          </div>
          <div class="lane-body" data-scrolls>
            {places.carried !== undefined && !loose.some(one => String(one.playerId) === places.carried) && (
              <button type="button" class="slot free" data-slot data-place={noTeam} tabIndex={-1}>
                {words.takeOut}
              </button>
            )}
            {loose.map((one, at) => (
              <Person
                key={one.playerId}
                one={one}
                place={noTeam}
                isFirst={at === 0}
                carried={places.carried}
                placeName={words.noTeamName}
              />
            ))}
            <p class="note">{loose.length === 0 ? words.everybody : words.hint}</p>
          </div>
        </section>
        {shown.length === 0 && !isDrafting ? (
          <Empty title={words.emptyTitle} action={make}>
            {words.empty}
          </Empty>
        ) : (
          <section class="panel lane shotgun">
            <ol class="lane-body" data-scrolls>
              {shown.map((team, index) => {
                const strokes = team.players.map(one => entrants.get(one.playerId)?.handicap?.hcIndex ?? 54)
                const apart = strokes.length > 1 ? Math.max(...strokes) - Math.min(...strokes) : 0
                const refused = takenBack.filter(one =>
                  team.players.some(({ playerId }) => String(playerId) === one.thing),
                )
                return (
                  <li class="group team" key={team.teamId}>
                    <div class="team-head">
                      <b>
                        <bdi>{team.name}</bdi>
                      </b>
                      <span class="quiet">{indexLabel(sumOf(team, entrants))}</span>
                      {!drafted && (
                        <span data-menu>
                          <Menu
                            label={words.menu(team.name)}
                            icon="more"
                            look="button plain tight dots"
                            items={[
                              { words: words.rename, icon: 'pen', run: () => setOpen({ what: 'rename', team }) },
                              drawnFor(team).length === 0
                                ? { words: words.drawBall, icon: 'add', run: () => draw(team, true) }
                                : { words: words.endDraw, icon: 'undo', run: () => draw(team, false) },
                              {
                                words: words.remove,
                                icon: 'close',
                                harm: true,
                                run: () =>
                                  change(
                                    {
                                      remove: [team.teamId],
                                      moves: team.players.map(({ playerId }) => ({
                                        playerId,
                                        from: team.teamId,
                                        to: null,
                                      })),
                                    },
                                    words.removed(team.name),
                                  ),
                              },
                            ]}
                          />
                        </span>
                      )}
                    </div>
                    <div class="slots" data-place={team.teamId}>
                      {team.players.map((player, at) => (
                        <Person
                          key={player.playerId}
                          one={entrants.get(player.playerId)}
                          place={String(team.teamId)}
                          isFirst={loose.length === 0 && index === 0 && at === 0}
                          carried={places.carried}
                          placeName={team.name}
                        />
                      ))}
                      {!drafted &&
                        drawnFor(team).map(player => (
                          <span class="slot drawn" key={player.playerId}>
                            <span class="name">
                              <bdi>{shortName(player)}</bdi>
                            </span>
                            <span class="quiet">{words.drawn}</span>
                          </span>
                        ))}
                      {places.carried !== undefined && (
                        <button type="button" class="slot free" data-slot data-place={team.teamId} tabIndex={-1}>
                          {kit().putHere(nameOf(places.carried))}
                        </button>
                      )}
                    </div>
                    {(apart > 15 || refused.length > 0) && (
                      <p class="chips">
                        {apart > 15 && <span class="tag">{words.apart(apart.toFixed(1))}</span>}
                        {refused.map(one => (
                          <span class="tag harm" key={one.words} role="alert">
                            {kit().takenBack(one.words)} {one.reason.message}
                          </span>
                        ))}
                      </p>
                    )}
                  </li>
                )
              })}
              {!drafted && (
                <li class="group team">
                  <button type="button" class="slot free" data-slot data-place={newTeam} tabIndex={-1}>
                    <Icon name="add" />
                    {words.newTeam}
                  </button>
                </li>
              )}
            </ol>
          </section>
        )}
        <CarryLine places={places} nameOf={nameOf} />
      </div>
      {open?.what === 'rename' && (
        <Rename
          words={words}
          name={open.team.name}
          onClose={close}
          onName={to => {
            const name = { from: open.team.name, to }
            change({ rename: [{ teamId: open.team.teamId, name }] }, words.renamed(to))
            close()
          }}
        />
      )}
      {open?.what === 'move' && (
        <MoveTo
          words={words}
          name={nameOf(String(open.playerId))}
          teams={teams}
          onClose={close}
          onMove={place => {
            const drop = { person: String(open.playerId), place, from: '', on: undefined }
            change(changeOfDrop(teams, numbers(drop)), wordsOf(drop), drop.person)
            close()
          }}
        />
      )}
    </Screen>
  )
}

/** A team that both have renamed. */
function comparedName({ pointer, present }: FieldError, { rename = [] }: TeamsChange) {
  const { name } = rename[Number(pointer.split('/')[2])] ?? {}
  const mine = typeof name === 'object' && name !== null ? name.to : name
  return { what: String(present ?? ''), theirs: String(present ?? ''), mine: String(mine ?? '') }
}

function numbers({ person, place, on }: Drop) {
  return { playerId: Number(person), place, on: on === undefined ? undefined : Number(on) }
}

/** The indexes of the players of a team, added up; who has none counts as the highest. */
function sumOf(team: Team, entrants: ReadonlyMap<number, Entrant>): number {
  const tenths = team.players.map(one => Math.round((entrants.get(one.playerId)?.handicap?.hcIndex ?? 54) * 10))
  return tenths.reduce((sum, one) => sum + one, 0) / 10
}

function Person({
  one,
  place,
  isFirst,
  carried,
  placeName,
}: {
  readonly one: Entrant | undefined
  readonly place: string
  readonly isFirst: boolean
  readonly carried: string | undefined
  readonly placeName: string
}) {
  if (!one) return null
  return (
    <button
      type="button"
      class={`slot ${carried === String(one.playerId) ? 'carried' : ''}`}
      data-slot
      data-person={one.playerId}
      data-place={place}
      tabIndex={isFirst ? 0 : -1}
    >
      <span class="name">
        <bdi>{shortName(one)}</bdi>
      </span>
      <span class="number">{indexLabel(one.handicap?.hcIndex) || '–'}</span>
      <span class="hidden">{placeName}</span>
    </button>
  )
}
