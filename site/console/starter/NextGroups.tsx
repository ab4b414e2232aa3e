import { timeOf } from '../../ui/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { groupName, shortName } from '../frame/useRoster.ts'
import type { StartGroup } from './turns.ts'

type Words = ScreenWords<'starter'>
export type Player = StartGroup['players'][number]

type NextGroupsProps = {
  /** One, or all of a shotgun that go at this time. */
  readonly groups: readonly StartGroup[]
  /** It is now. */
  readonly time: string
  /** A tap has just been taken: the next one does not count yet. */
  readonly isSettling: boolean
  readonly onGone: (groups: readonly StartGroup[]) => void
  /** Somebody who is not here does not come. */
  readonly onNoShow: (player: Player) => void
  readonly words: Words
}

/** Who goes now, who of them is here, and the button that says that they have gone. */
export function NextGroups({ groups, time, isSettling, onGone, onNoShow, words }: NextGroupsProps) {
  const [group] = groups
  if (!group) return null
  const isOne = groups.length === 1
  return (
    <section class="panel starter-next" aria-label={words.next}>
      <h2>
        <span class="serif">{timeOf(group.teeTime)}</span>
        {isOne ? <span>{placeOf(group)}</span> : <small>{words.together({ count: groups.length })}</small>}
      </h2>
      {isOne ? (
        <ul>
          {group.players.map(player => (
            <PlayerRow key={player.playerId} player={player} onNoShow={onNoShow} words={words} />
          ))}
        </ul>
      ) : (
        <ul>
          {groups.map(one => (
            <li key={one.id} class="helper-row">
              <span>
                <strong>{placeOf(one)}</strong> {one.players.map(({ lastName }) => lastName).join(', ')}
                <Missing players={one.players} words={words} />
              </span>
              <button
                type="button"
                class="button"
                aria-label={words.goneAlone({ name: groupName(one) })}
                aria-disabled={isSettling}
                onClick={() => onGone([one])}
              >
                {words.goneNow}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="starter-go">
        <button type="button" class="button lead" aria-disabled={isSettling} onClick={() => onGone(groups)}>
          {isOne ? words.gone({ time }) : words.allGone({ time })}
        </button>
      </p>
    </section>
  )
}

/** The hole and the letter: `1A`. */
function placeOf({ hole, group }: StartGroup): string {
  return `${hole}${group}`
}

const icons = { here: 'official', notHere: 'draft', noShow: 'cancelled' } as const

type PlayerRowProps = Pick<NextGroupsProps, 'onNoShow' | 'words'> & { readonly player: Player }

function PlayerRow({ player, onNoShow, words }: PlayerRowProps) {
  const { state } = player
  return (
    <li class={`starter-player ${state === 'here' ? '' : 'is-missing'}`}>
      <Icon name={icons[state]} />
      <strong>{shortName(player)}</strong>
      {state === 'here' ? (
        <span class="hidden">{words.here}</span>
      ) : (
        <button type="button" class="button" onClick={() => onNoShow(player)}>
          <span class="hidden">{shortName(player)}: </span>
          {words[state]}
        </button>
      )}
    </li>
  )
}

/** Who of a group is not here; nothing where everybody is. */
function Missing({ players, words }: { readonly players: readonly Player[]; readonly words: Words }) {
  const missing = players.filter(({ state }) => state !== 'here')
  if (missing.length === 0) return null
  return (
    <small>
      <Icon name="draft" /> {words.notHere}: {missing.map(shortName).join(', ')}
    </small>
  )
}
