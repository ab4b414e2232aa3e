import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Link } from '../../ui/router.tsx'
import { listOf } from '../../ui/words.ts'
import { lastNames } from '../cards/groups.ts'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { Words } from './Control.tsx'
import { type Need, needsOf } from './needsOf.ts'
import type { Progress } from './pace.ts'

/** Where each is settled, what that is called, and its sign. */
const settled = {
  differ: ['cards', 'decide', 'warn'],
  late: ['cards', undefined, 'clock'],
  silent: ['cards', 'paper', 'held'],
  noTime: ['teeSheet', 'teeSheet', 'calendar'],
  toSign: ['cards', 'sign', 'pen'],
  allIn: ['results', 'end', 'check'],
} as const satisfies Record<Need['kind'], readonly [string, keyof Words['ways'] | undefined, IconName]>

type NeedsYouProps = { readonly groups: readonly Progress[]; readonly isRunning: boolean; readonly words: Words }

/** What waits for a director, each with the way to where it is settled. */
export function NeedsYou({ groups, isRunning, words }: NeedsYouProps) {
  const needs = needsOf(groups, isRunning)
  return (
    <section class="panel control-needs" aria-labelledby="needs-head">
      <header class="panel-head">
        <h2 id="needs-head">{words.needsYou}</h2>
        {needs.length > 0 && <span class="end quiet">{needs.length}</span>}
      </header>
      {needs.length === 0 && <p class="quiet padded">{words.nothingToDo}</p>}
      <ul>
        {needs.map(need => (
          <NeedLine key={`${need.kind} ${'group' in need ? need.group.key : ''}`} need={need} words={words} />
        ))}
      </ul>
    </section>
  )
}

function NeedLine({ need, words }: { readonly need: Need; readonly words: Words }) {
  const { roundId, setup } = useEvent()
  const [screen, way, icon] = settled[need.kind]
  const says = sentenceOf(need, words)
  const group = 'group' in need ? need.group : undefined
  const isTold = (need.kind === 'late' || need.kind === 'silent') && mayIn(setup.communityId, 'messages.send')
  return (
    <li data-need={need.kind}>
      <h3>
        <Icon name={icon} />
        {says}
      </h3>
      {group && need.kind !== 'noTime' && <p>{lastNames(group)}</p>}
      <div class="acts">
        {isTold && group && (
          <Link
            to="messages"
            params={{ eventId: roundId }}
            query={`to=teePairings&ids=${group.key}`}
            class="button tight"
            label={words.say({ number: group.number ?? '' })}
          >
            {words.message}
          </Link>
        )}
        {way && (
          <Link
            to={screen}
            params={{ eventId: roundId }}
            {...(screen === 'cards' && group && { query: `show=all&group=${group.key}` })}
            class="button tight"
            label={`${words.ways[way]}: ${says}`}
          >
            {words.ways[way]}
          </Link>
        )}
      </div>
    </li>
  )
}

/** What is said of it. */
export function sentenceOf(need: Need, { needs }: Words): string {
  if (need.kind === 'allIn') return needs.allIn
  if (need.kind === 'toSign') return needs.toSign({ cards: need.cards })
  const { group } = need
  const { number = '–', behind, silent = 0, cards } = group
  if (need.kind === 'noTime') return needs.noTime({ names: lastNames(group) })
  if (need.kind === 'silent') return needs.silent({ number, minutes: silent })
  if (need.kind === 'differ') {
    const holes = [...new Set(cards.flatMap(({ conflicts }) => conflicts))].sort((a, b) => a - b)
    return needs.differ({ number, count: holes.length, holes: listOf(holes.map(String)) })
  }
  const held = need.held.map(one => String(one.number ?? '–'))
  if (held.length === 0) return needs.late({ number, holes: behind })
  return needs.holding({ number, holes: behind, count: held.length, groups: listOf(held) })
}
