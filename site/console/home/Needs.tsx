import { worded } from '../../../contract/words/spoken.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Link } from '../../ui/router.tsx'
import { communityOf, session } from '../session.ts'
import type { Words } from './Home.tsx'
import { type Need, needsInOrder } from './needsInOrder.ts'

/** Where each is settled, and its sign. */
const settled = {
  differingCards: ['cards', 'warn'],
  ballotToDraw: ['registration', 'players'],
  placesFree: ['registration', 'players'],
  unsignedCards: ['cards', 'pen'],
  openTies: ['results', 'trophy'],
  prizesToPay: ['results', 'trophy'],
  notOfficial: ['results', 'warn'],
  mailRefused: ['messages', 'alert'],
  draftSoon: ['overview', 'draft'],
} as const satisfies Record<Need['kind'], readonly [string, IconName]>

type NeedsProps = {
  readonly toDo: readonly Need[]
  /** What was read of the last week. */
  readonly more: readonly Need[]
  readonly communityId: number
  readonly words: Words
}

/** What waits for a director, each with the way to where it is settled. */
export function Needs({ toDo, more, communityId, words }: NeedsProps) {
  const needs = needsInOrder(toDo, more)
  const { hasCodes, passkeys } = session.account
  const needsSecondStep = communityOf(communityId)?.role === 'manager' && !hasCodes && passkeys === 0
  const count = needs.length + Number(needsSecondStep)
  return (
    <section class="panel" aria-labelledby="needs-head">
      <header class="panel-head">
        <h2 id="needs-head">{words.needsYou}</h2>
        {count > 0 && <span class="end quiet">{count}</span>}
      </header>
      {count === 0 && <p class="quiet padded">{words.nothingToDo}</p>}
      <ul class="needs">
        {needs.map(need => (
          <NeedLine key={`${need.kind} ${need.eventId}`} need={need} words={words} />
        ))}
        {needsSecondStep && (
          <li>
            <Icon name="lock" />
            <Link to="account" params={{}}>
              {words.secondStep}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

function NeedLine({ need, words }: { readonly need: Need; readonly words: Words }) {
  const { kind, eventId, name, count } = need
  const [screen, icon] = settled[kind]
  const says = worded(words.needs, kind, { name, count }) ?? ''
  return (
    <li>
      <Icon name={icon} />
      <strong>{says}</strong>
      <Link to={screen} params={{ eventId }} class="button tight" label={`${words.ways[screen]}: ${says}`}>
        {words.ways[screen]}
      </Link>
    </li>
  )
}
