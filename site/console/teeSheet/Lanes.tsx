import { timeOf } from '../../ui/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import { changedNow } from '../../ui/live.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { TakenBack } from '../../ui/outbox.ts'
import { useStore } from '../../ui/store.ts'
import { handicapLabel, kit } from '../../ui/words.ts'
import { useHeld } from '../frame/present.ts'
import { type Entrant, groupName, shortName } from '../frame/useRoster.ts'
import type { Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

type LanesProps = {
  readonly words: Words
  readonly pairings: readonly Pairing[]
  /** Places of a group. */
  readonly size: number
  readonly entrants: ReadonlyMap<number, Entrant>
  readonly carried: string | undefined
  readonly isProposal: boolean
  /** What is to look at, by group. */
  readonly notes: ReadonlyMap<number, string>
  /** Who meets whom, as the names of both sides. */
  readonly matchesOf: (group: Pairing) => readonly { readonly a: string; readonly b: string }[]
  readonly refusals: ReadonlyMap<string, TakenBack>
  readonly onLock: (group: Pairing) => void
  readonly onOpen: (open: { readonly what: 'time' | 'shift' | 'note'; readonly group: Pairing }) => void
  readonly onRemove: (group: Pairing) => void
  readonly onPrint: (group: Pairing) => void
}

/** The groups: a lane for each tee, or for a start from every hole one field of groups by hole. */
export function Lanes(props: LanesProps) {
  const { pairings, words } = props
  const tees = [...Map.groupBy(pairings, one => one.hole)].sort(([a], [b]) => a - b)
  const isShotgun = tees.length > 2
  if (isShotgun) {
    const inHoles = tees.flatMap(([, groups]) => groups)
    const [first] = pairings
    return (
      <section class="panel lane shotgun">
        <div class="lane-head">
          <h2>{words.shotgunStart({ time: first ? timeOf(first.teeTime) : '' })}</h2>
          <span class="quiet">{sumOf(inHoles, words)}</span>
        </div>
        <ol
          class="lane-body"
          data-scrolls
          aria-label={words.shotgunStart({ time: first ? timeOf(first.teeTime) : '' })}
        >
          {inHoles.map((group, at) => (
            <Group key={group.id} group={group} isFirst={at === 0} isShotgun {...props} />
          ))}
        </ol>
      </section>
    )
  }
  return (
    <>
      {tees.map(([hole, groups], lane) => (
        <section class={tees.length === 1 ? 'panel lane only' : 'panel lane'} key={hole}>
          <div class="lane-head">
            <h2>{words.tee({ hole })}</h2>
            <span class="quiet">{sumOf(groups, words)}</span>
            <span class="quiet last">{words.lastOff({ time: timeOf(groups.at(-1)?.teeTime ?? '') })}</span>
          </div>
          <ol class="lane-body" data-scrolls aria-label={words.tee({ hole })}>
            {groups.map((group, at) => (
              <Group key={group.id} group={group} isFirst={lane === 0 && at === 0} isShotgun={false} {...props} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function sumOf(groups: readonly Pairing[], words: Words): string {
  return words.laneSum({ groups: groups.length, players: groups.reduce((sum, one) => sum + one.players.length, 0) })
}

type GroupProps = LanesProps & { readonly group: Pairing; readonly isFirst: boolean; readonly isShotgun: boolean }

function Group(props: GroupProps) {
  const {
    group,
    isFirst,
    isShotgun,
    size,
    words,
    carried,
    isProposal,
    notes,
    matchesOf,
    refusals,
    entrants,
    onOpen,
    onRemove,
    onPrint,
    onLock,
  } = props
  const changed = useStore(changedNow)
  const held = useHeld()
  const groupHeld = held(`teePairingId:${group.id}`)
  const { players, id } = group
  const free = Math.max(0, size - players.length)
  const count = players.length
  const note = count > 5 ? words.tooMany({ count }) : count === 1 ? words.alone : notes.get(id)
  const refused = players.flatMap(one => refusals.get(String(one.playerId)) ?? [])
  const name = groupName(group)
  return (
    <li
      class={`group ${note === undefined ? '' : 'noted'} ${changed.has(`teePairingId:${id}`) ? 'changed' : ''} ${groupHeld === undefined ? '' : 'held'}`}
      title={groupHeld}
    >
      <div class="time">
        <b>{isShotgun ? `${group.hole}${group.group}` : timeOf(group.teeTime)}</b>
        {!isShotgun && group.group !== 'A' && <small>{group.group}</small>}
        {group.locked && (
          <span class="locked">
            <Icon name="lock" />
            <span class="hidden">{words.locked}</span>
          </span>
        )}
        {!isProposal && (
          <span data-menu>
            <Menu
              label={words.groupMenu({ name })}
              icon="more"
              look="button plain tight dots"
              items={[
                { words: words.changeTime, icon: 'clock', run: () => onOpen({ what: 'time', group }) },
                { words: words.shiftLater, icon: 'down', run: () => onOpen({ what: 'shift', group }) },
                { words: group.locked ? words.unlock : words.lock, icon: 'lock', run: () => onLock(group) },
                { words: words.note, icon: 'pen', run: () => onOpen({ what: 'note', group }) },
                ...(count > 0
                  ? [{ words: words.printCards, icon: 'printer' as const, run: () => onPrint(group) }]
                  : []),
                { words: words.deleteGroup, icon: 'close', harm: true, run: () => onRemove(group) },
              ]}
            />
          </span>
        )}
      </div>
      <div class="slots" data-place={id}>
        {players.map((player, at) => {
          const entrant = entrants.get(player.playerId)
          const isCarried = carried === String(player.playerId)
          const holder = held(`playerId:${player.playerId}`)
          return (
            <span class="seat" key={player.playerId}>
              <button
                type="button"
                aria-disabled={group.locked || undefined}
                class={`slot ${group.locked ? 'locked' : ''} ${isCarried ? 'carried' : ''} ${changed.has(`playerId:${player.playerId}`) ? 'changed' : ''} ${holder === undefined ? '' : 'held'}`}
                title={holder}
                data-slot
                data-person={player.playerId}
                data-place={id}
                tabIndex={isFirst && at === 0 ? 0 : -1}
              >
                <span class="name">
                  <bdi>{shortName(player)}</bdi>
                </span>
                <span class="hidden">{words.handicap} </span>
                <span class="number">{handicapLabel(entrant?.handicap?.hcPlaying)}</span>
                <span class="hidden">
                  {' '}
                  {words.inGroup({ name })} {holder}
                </span>
              </button>
            </span>
          )
        })}
        {Array.from({ length: free }, (_, at) => (
          <button key={`free-${at}`} type="button" class="slot free" data-slot data-place={id} tabIndex={-1}>
            {kit().free} <span class="hidden">{words.inGroup({ name })}</span>
          </button>
        ))}
      </div>
      {matchesOf(group).map(({ a, b }) => (
        <p class="meets small quiet" key={`${a}/${b}`}>
          {words.between({ a, b })}
        </p>
      ))}
      {(note !== undefined || refused.length > 0 || group.note) && (
        <p class="chips">
          {group.note && <span class="tag">{group.note}</span>}
          {note !== undefined && (
            <span class="tag warn">
              <Icon name="warn" />
              {note}
            </span>
          )}
          {refused.map(one => (
            <span class="tag harm" key={one.words} role="alert">
              <Icon name="alert" />
              {kit().takenBack({ what: one.words })} {one.reason.message}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
