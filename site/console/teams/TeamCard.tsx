import type { Reply } from '../../ui/call.ts'
import { outbox } from '../../ui/data.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useStore } from '../../ui/store.ts'
import { indexLabel, kit } from '../../ui/words.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import { inTurns, type Team } from './arrange.ts'
import { Person } from './Person.tsx'
import { sumOf } from './sumOf.ts'
import type { Words } from './Teams.tsx'
import type { TeamDeeds } from './teamDeeds.ts'

type TeamCardProps = {
  readonly team: Team
  readonly entrants: ReadonlyMap<number, Entrant>
  /** Those whose ball is drawn for the team. */
  readonly drawn: Reply<'listDrawnBalls'>
  /** The team is only proposed: nothing can be done with it. */
  readonly isProposed: boolean
  /** Its first player is the first on the board. */
  readonly isFirst: boolean
  readonly carried: string | undefined
  readonly carriedName: string
  readonly deeds: TeamDeeds
  readonly words: Words
  readonly onRename: () => void
}

/** A team on the board: its players, and what there is to say about it. */
export function TeamCard(props: TeamCardProps) {
  const { team, entrants, drawn, isProposed, isFirst, carried, carriedName, words } = props
  return (
    <li class="group team">
      <div class="team-head">
        <b>
          <bdi>{team.name}</bdi>
        </b>
        <span class="quiet">{indexLabel(sumOf(team, entrants))}</span>
        {!isProposed && <TeamMenu {...props} />}
      </div>
      <div class="slots" data-place={team.teamId}>
        {inTurns(team).map((player, at) => (
          <Person
            key={player.playerId}
            one={entrants.get(player.playerId)}
            place={String(team.teamId)}
            isFirst={isFirst && at === 0}
            turn={team.turns && at + 1}
            carried={carried}
            placeName={team.name}
          />
        ))}
        {!isProposed &&
          drawn.map(player => (
            <span class="slot drawn" key={player.playerId}>
              <span class="name">
                <bdi>{shortName(player)}</bdi>
              </span>
              <span class="quiet">{words.drawn}</span>
            </span>
          ))}
        {carried !== undefined && (
          <button type="button" class="slot free" data-slot data-place={team.teamId} tabIndex={-1}>
            {kit().putHere({ name: carriedName })}
          </button>
        )}
      </div>
      <TeamChips {...{ team, entrants, words }} />
    </li>
  )
}

function TeamMenu({ team, drawn, deeds, words, onRename }: TeamCardProps) {
  return (
    <span data-menu>
      <Menu
        label={words.menu({ name: team.name })}
        icon="more"
        look="button plain tight dots"
        items={[
          { words: words.rename, icon: 'pen', run: onRename },
          drawn.length === 0
            ? { words: words.drawBall, icon: 'add', run: () => deeds.draw(team, true) }
            : { words: words.endDraw, icon: 'undo', run: () => deeds.draw(team, false) },
          { words: words.remove, icon: 'close', harm: true, run: () => deeds.remove(team) },
        ]}
      />
    </span>
  )
}

/** Indexes far apart, and what was taken back. */
function TeamChips({ team, entrants, words }: Pick<TeamCardProps, 'team' | 'entrants' | 'words'>) {
  const { takenBack } = useStore(outbox.state)
  const strokes = team.players.map(one => entrants.get(one.playerId)?.handicap?.hcIndex ?? 54)
  const apart = strokes.length > 1 ? Math.max(...strokes) - Math.min(...strokes) : 0
  const refused = takenBack.filter(one => team.players.some(({ playerId }) => String(playerId) === one.thing))
  if (apart <= 15 && refused.length === 0) return null
  return (
    <p class="chips">
      {apart > 15 && <span class="tag">{words.apart({ apart: indexLabel(apart) })}</span>}
      {refused.map(one => (
        <span class="tag harm" key={one.words} role="alert">
          {kit().takenBack({ what: one.words })} {one.reason.message}
        </span>
      ))}
    </p>
  )
}
