import type { NamedPlayer, PhoneRound } from '../../contract/site/scorecard.ts'
import { shownStrokes } from './notation.tsx'
import type { StoredTap, Touched } from './store.ts'
import type { Connection } from './sync.ts'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly taps: readonly StoredTap[]
  /** The last tap, when this phone could not keep it. */
  readonly unkept: Touched | undefined
  readonly connection: Connection
  readonly onPutAway: (entryId: string) => void
}

/** Name of the round, way to the results, what is saved, and what the committee or the server has to say. */
export function Header({ round, taps, unkept, connection, onPutAway }: Props) {
  const waiting = taps.filter(({ rejected }) => rejected === undefined).length
  const named = ({ cardId, hole, value }: Touched) =>
    `${round.cards.find(card => card.cardId === cardId)?.name ?? cardId}, hole ${hole}: ${shownStrokes(value)}`
  return (
    <header>
      <div class="title">
        <h1>{round.roundName}</h1>
        {!round.isRehearsal && <a href={round.resultsUrl}>Results</a>}
      </div>
      <SaveState waiting={waiting} isUnkept={unkept !== undefined} connection={connection} />
      {unkept && (
        <p class="banner" role="alert">
          {named(unkept)} is not kept: this phone takes no more. Open this page again, or free some storage; write the
          score down until then.
        </p>
      )}
      {round.isRehearsal && <p class="banner">Rehearsal: nothing here counts, and no one else sees it.</p>}
      <Banner state={round.state} />
      {connection.state === 'refused' && <p class="banner">{connection.detail}</p>}
      {taps
        .filter(({ rejected }) => rejected !== undefined)
        .map(tap => (
          <p class="banner" key={tap.entryId}>
            Not taken: {named(tap)}. {reasons[tap.rejected ?? ''] ?? 'Ask the committee.'}{' '}
            <button type="button" class="plain" onClick={() => onPutAway(tap.entryId)}>
              Put away
            </button>
          </p>
        ))}
    </header>
  )
}

type Saving = { readonly waiting: number; readonly isUnkept: boolean; readonly connection: Connection }

function SaveState({ waiting, isUnkept, connection }: Saving) {
  const [shape, words] = isUnkept
    ? ['✕', 'not kept']
    : waiting === 0
      ? connection.state === 'online'
        ? ['✓', 'saved']
        : ['✓', 'saved, no connection']
      : connection.state === 'online'
        ? ['↑', 'saving']
        : ['●', `${waiting} on this phone`]
  return (
    <p class={`save ${waiting === 0 && !isUnkept ? 'done' : 'waits'}`} role="status">
      <span aria-hidden="true">{shape}</span> {words}
    </p>
  )
}

function Banner({ state }: { readonly state: string }) {
  const text = banners[state]
  return text === undefined ? null : <p class={`banner ${state}`}>{text}</p>
}

const banners: Readonly<Record<string, string>> = {
  suspended: 'Play is suspended. Follow the committee; scores are still taken.',
  draft: 'The round has not begun. Scores stay on this phone until it does.',
  published: 'The round has not begun. Scores stay on this phone until it does.',
  official: 'The result is official: only the committee changes a card.',
  cancelled: 'The round is cancelled.',
}

const reasons: Readonly<Record<string, string>> = {
  CARD_SIGNED: 'The card is signed.',
  EVENT_CLOSED: 'The result is official or the round is cancelled.',
  NOT_A_PLAYER_FORMAT: 'The round counts one ball for each team: enter the score of the team.',
  NOT_IN_GROUP: 'The player is no longer in your group.',
  NOT_REGISTERED: 'The player is no longer registered.',
  SCORER_NOT_REGISTERED: 'You are no longer registered.',
}
