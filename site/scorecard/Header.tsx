import type { NamedPlayer, PhoneRound } from '../../contract/site/scorecard.ts'
import { shortenedInWords } from '../../contract/site/shortenedInWords.ts'
import { Icon } from './Icon.tsx'
import { shownStrokes } from './notation.tsx'
import type { StoredTap, Touched } from './store.ts'
import type { Connection } from './sync.ts'

export type View = 'holes' | 'review' | 'leaders' | 'codes'

type Props = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  readonly view: View
  readonly taps: readonly StoredTap[]
  /** The last tap, when this phone could not keep it. */
  readonly unkept: Touched | undefined
  readonly connection: Connection
  readonly onLook: (view: View) => void
  readonly onPutAway: (entryId: string) => void
  /** Only with the link of everybody. */
  readonly onChange?: () => void
}

/** What is scored and by whom, what is saved, the way to the other views, and what the committee or the server has to say. */
export function Header(props: Props) {
  const { round, scorer, view, taps, unkept, connection, onLook, onChange } = props
  const views: readonly (readonly [View, string])[] = [
    ['holes', 'Holes'],
    ['review', 'Review and sign'],
    ...(round.isRehearsal ? [] : [['leaders', 'Leaders'] as const]),
  ]
  return (
    <header>
      <div class="bar board-ground">
        <div class={`what ${onChange ? 'asked' : ''}`}>
          <h1 class="serif">
            <bdi>{round.roundName}</bdi>
          </h1>
          {onChange && (
            <p class="who">
              <span class="as">Scoring as </span>
              <bdi class="strong">{scorer.name}</bdi>,{' '}
              <button type="button" class="link" onClick={onChange}>
                not you?
              </button>
            </p>
          )}
        </div>
        <SaveState waiting={waitingOf(taps)} isUnkept={unkept !== undefined} connection={connection} />
        <nav class="views" aria-label="Scorecard">
          {views.map(([name, words]) => (
            <button
              key={name}
              type="button"
              aria-current={name === view ? 'page' : undefined}
              onClick={() => onLook(name)}
            >
              {words}
            </button>
          ))}
        </nav>
      </div>
      <Unkept {...props} />
      <RoundBands round={round} />
      <ConnectionBand {...props} />
      <NotTaken {...props} />
    </header>
  )
}

function waitingOf(taps: readonly StoredTap[]): number {
  return taps.filter(({ rejected }) => rejected === undefined).length
}

/** A tap in words: `Rebelo, hole 4: 5`. */
function Named({ round, tap: { cardId, hole, value } }: Pick<Props, 'round'> & { readonly tap: Touched }) {
  return (
    <>
      <bdi>{round.cards.find(card => card.cardId === cardId)?.name ?? cardId}</bdi>, hole {hole}: {shownStrokes(value)}
    </>
  )
}

function Unkept({ round, unkept }: Props) {
  if (!unkept) return null
  return (
    <p class="banner harm" role="alert">
      <span>
        <strong>
          <Named round={round} tap={unkept} /> is not kept.
        </strong>{' '}
        This phone takes no more: open this page again, or free some storage. Write the score down until then.
      </span>
    </p>
  )
}

/** What the committee says of the round. */
function RoundBands({ round }: Pick<Props, 'round'>) {
  return (
    <>
      {round.isRehearsal && <p class="banner">Rehearsal: nothing here counts, and no one else sees it.</p>}
      <StateBand round={round} />
      {round.shortening && (
        <p class="banner" role="status">
          <strong>{shortenedInWords(round.shortening)}</strong>
        </p>
      )}
      {round.announcement && (
        <p class="banner" role="status">
          <strong>
            <bdi>{round.announcement}</bdi>
          </strong>
        </p>
      )}
    </>
  )
}

function ConnectionBand({ view, taps, connection, onLook }: Props) {
  if (connection.state === 'refused') return <p class="banner harm">{connection.detail}</p>
  if (connection.state !== 'offline' || waitingOf(taps) === 0) return null
  return (
    <p class="banner held">
      <span>No connection. The scores are safe on this phone and go out by themselves.</span>
      {view !== 'codes' && (
        <button type="button" class="link" onClick={() => onLook('codes')}>
          Show at the scoring table
        </button>
      )}
    </p>
  )
}

/** What the server did not take, and why. */
function NotTaken({ round, taps, onPutAway }: Props) {
  return (
    <>
      {taps
        .filter(({ rejected }) => rejected !== undefined)
        .map(tap => (
          <p class="banner" key={tap.entryId}>
            <span>
              <strong>
                Not taken: <Named round={round} tap={tap} />.
              </strong>{' '}
              {reasons[tap.rejected ?? ''] ?? 'Ask the committee.'}
            </span>
            <button type="button" class="link" onClick={() => onPutAway(tap.entryId)}>
              Put away
            </button>
          </p>
        ))}
    </>
  )
}

type Saving = { readonly waiting: number; readonly isUnkept: boolean; readonly connection: Connection }

function SaveState({ waiting, isUnkept, connection }: Saving) {
  const isOnline = connection.state === 'online'
  const [sign, words] = isUnkept
    ? (['lost', 'Not kept'] as const)
    : waiting === 0
      ? (['saved', isOnline ? 'Saved' : 'Saved, offline'] as const)
      : isOnline
        ? (['saving', 'Saving'] as const)
        : (['held', `${waiting} on this phone`] as const)
  return (
    <p class={`save is-${sign}`} role="status">
      <Icon name={sign} />
      <span>{words}</span>
    </p>
  )
}

function StateBand({ round: { state, stateReason, stateSince } }: { readonly round: PhoneRound }) {
  const reason = stateReason && (
    <>
      : <bdi>{stateReason}</bdi>
    </>
  )
  const since = stateSince === undefined ? '' : `since ${stateSince}`
  if (state === 'suspended')
    return (
      <p class="banner harm" role="alert">
        <strong>Play is suspended{reason}</strong>
        <span>{since}. Scores are still taken.</span>
      </p>
    )
  if (state === 'cancelled')
    return (
      <p class="banner harm" role="alert">
        <strong>The round is cancelled{reason}</strong>
        <span>{since}.</span>
      </p>
    )
  if (state === 'official')
    return (
      <p class="banner official">
        <strong>The result is official</strong>
        <span>{since}. Only the committee changes a card.</span>
      </p>
    )
  if (state === 'draft' || state === 'published')
    return <p class="banner">The round has not begun. Scores stay on this phone until it does.</p>
  return null
}

const reasons: Readonly<Record<string, string>> = {
  CARD_SIGNED: 'The card is signed.',
  EVENT_CLOSED: 'The result is official or the round is cancelled.',
  NOT_A_PLAYER_FORMAT: 'The round counts one ball for each team: enter the score of the team.',
  NOT_IN_GROUP: 'The player is no longer in your group.',
  NOT_REGISTERED: 'The player is no longer registered.',
  SCORER_NOT_REGISTERED: 'You are no longer registered.',
}
