import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CarryLine, usePlaces } from '../../ui/places.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, type Roster, shortName, useRoster } from '../frame/useRoster.ts'
import { appliedTeams, changeToDraft, newTeam, type Team } from './arrange.ts'
import { Draft } from './Draft.tsx'
import { MoveTo, Rename } from './dialogs.tsx'
import { Loose } from './Loose.tsx'
import { sumOf } from './sumOf.ts'
import { TeamCard } from './TeamCard.tsx'
import { type TeamDeeds, teamDeeds } from './teamDeeds.ts'

export type Words = ScreenWords<'teams'>
type Open = { readonly what: 'rename'; readonly team: Team } | { readonly what: 'move'; readonly playerId: number }

/** Who plays with whom for a team: by hand on a board, or all in one step. */
export function Teams({ words }: { readonly words: Words }) {
  const { roster, answers } = useRoster(useEvent().eventId)
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
  return <TeamBoard roster={roster} words={words} />
}

type TeamBoardProps = { readonly roster: Roster; readonly words: Words }

function TeamBoard({ roster, words }: TeamBoardProps) {
  const [draft, setDraft] = useState<{ readonly ids?: readonly (readonly number[])[] } | undefined>()
  const [open, setOpen, close] = useOpen<Open>()
  const { teams } = roster
  const drafted = draft?.ids
  const { entrants, nameOf, deeds, places } = useCarrying(roster, words, drafted !== undefined, setOpen)
  const shown = drafted ? appliedTeams([], changeToDraft([], drafted), id => entrants.get(id)) : teams
  const placed = new Set(shown.flatMap(one => one.players.map(player => player.playerId)))
  const loose = roster.entrants.filter(one => !placed.has(one.playerId))
  const { carried } = places
  const make = (
    <Make isFirst={teams.length === 0} isOff={draft !== undefined} words={words} onMake={() => setDraft({})} />
  )
  const end = () => setDraft(undefined)
  const apply = (ids: readonly (readonly number[])[]) => {
    deeds.change(changeToDraft(teams, ids), words.draftWords)
    end()
  }
  const count = shown.length > 0 && words.count({ teams: shown.length, players: placed.size })
  return (
    <Screen full title={words.title} beside={<span class="beside">{count}</span>} actions={make}>
      {draft && (
        <Draft
          {...{ words, entrants: roster.entrants, hasTeams: teams.length > 0 }}
          onPropose={ids => setDraft({ ids })}
          onCancel={end}
          onApply={apply}
        />
      )}
      <Spread sums={shown.map(one => sumOf(one, entrants))} words={words} />
      <div ref={places.root} class={`sheet ${carried === undefined ? '' : 'carrying'} ${drafted ? 'proposed' : ''}`}>
        <Loose {...{ loose, carried, words }} />
        {shown.length === 0 && !draft ? (
          <Empty title={words.emptyTitle} action={make}>
            {words.empty}
          </Empty>
        ) : (
          <TeamList
            {...{ shown, entrants, isProposed: drafted !== undefined, isFirst: loose.length === 0 }}
            {...{ carried, carriedName: carried === undefined ? '' : nameOf(carried), deeds, words }}
            onRename={team => setOpen({ what: 'rename', team })}
          />
        )}
        <CarryLine places={places} nameOf={nameOf} />
      </div>
      {open && <OverTeams {...{ open, teams, nameOf, deeds, words }} onClose={close} />}
    </Screen>
  )
}

/** Carrying people between teams. */
function useCarrying(roster: Roster, words: Words, isProposed: boolean, onOpen: (what: Open) => void) {
  const { eventId } = useEvent()
  const { teams } = roster
  const entrants = new Map(roster.entrants.map(one => [one.playerId, one]))
  const nameOf = (person: string) => shortName(entrants.get(Number(person)))
  const placeName = (place: string) =>
    place === newTeam ? words.newTeam : (teams.find(one => String(one.teamId) === place)?.name ?? words.noTeamName)
  const deeds = teamDeeds({ eventId, entrants, teams, nameOf, placeName, words })
  const places = usePlaces({
    nameOf,
    placeName,
    canLift: () => !isProposed,
    onMenu: person => onOpen({ what: 'move', playerId: Number(person) }),
    onDrop: deeds.drop,
  })
  return { entrants, nameOf, deeds, places }
}

type MakeProps = {
  readonly isFirst: boolean
  readonly isOff: boolean
  readonly words: Words
  readonly onMake: () => void
}

function Make({ isFirst, isOff, words, onMake }: MakeProps) {
  return (
    <button type="button" class={isFirst ? 'button lead' : 'button'} disabled={isOff} onClick={onMake}>
      <Icon name="fill" />
      {words.make}
    </button>
  )
}

/** The weakest team and the strongest. */
function Spread({ sums, words }: { readonly sums: readonly number[]; readonly words: Words }) {
  if (sums.length < 2) return null
  return (
    <p class="bar">
      <span class="sum">
        {words.spread({ least: indexLabel(Math.min(...sums)), most: indexLabel(Math.max(...sums)) })}
      </span>
    </p>
  )
}

type TeamListProps = {
  readonly shown: readonly Team[]
  readonly entrants: ReadonlyMap<number, Entrant>
  readonly isProposed: boolean
  readonly isFirst: boolean
  readonly carried: string | undefined
  readonly carriedName: string
  readonly deeds: TeamDeeds
  readonly words: Words
  readonly onRename: (team: Team) => void
}

function TeamList({ shown, isFirst, onRename, ...rest }: TeamListProps) {
  const { eventId } = useEvent()
  const { data: drawn = [] } = useQuery('listDrawnBalls', { params: { eventId } })
  return (
    <section class="panel lane shotgun">
      <ol class="lane-body" data-scrolls>
        {shown.map((team, index) => (
          <TeamCard
            key={team.teamId}
            {...rest}
            team={team}
            drawn={drawn.filter(({ teamId }) => teamId === team.teamId)}
            isFirst={isFirst && index === 0}
            onRename={() => onRename(team)}
          />
        ))}
        {!rest.isProposed && (
          <li class="group team">
            <button type="button" class="slot free" data-slot data-place={newTeam} tabIndex={-1}>
              <Icon name="add" />
              {rest.words.newTeam}
            </button>
          </li>
        )}
      </ol>
    </section>
  )
}

type OverTeamsProps = {
  readonly open: Open
  readonly teams: readonly Team[]
  readonly nameOf: (person: string) => string
  readonly deeds: TeamDeeds
  readonly words: Words
  readonly onClose: () => void
}

function OverTeams({ open, teams, nameOf, deeds, words, onClose }: OverTeamsProps) {
  if (open.what === 'rename') {
    const { teamId, name: from } = open.team
    const rename = (to: string) => {
      deeds.change({ rename: [{ teamId, name: { from, to } }] }, words.renamed({ name: to }))
      onClose()
    }
    return <Rename words={words} name={from} onClose={onClose} onName={rename} />
  }
  const person = String(open.playerId)
  const move = (place: string) => {
    deeds.drop({ person, place, on: undefined })
    onClose()
  }
  return <MoveTo words={words} name={nameOf(person)} teams={teams} onClose={onClose} onMove={move} />
}
