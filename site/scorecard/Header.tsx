import type { NamedPlayer, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeRanges } from '../../rules/formats/holeRanges.ts'
import { Icon } from './Icon.tsx'
import { shownStrokes } from './notation.tsx'
import { Sentence } from './Sentence.tsx'
import type { StoredTap, Touched } from './store.ts'
import { type Connection, whyRefused } from './sync.ts'
import { words } from './words.ts'

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
    ['holes', words().holes],
    ['review', words().review],
    ...(round.isRehearsal ? [] : [['leaders', words().leaders] as const]),
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
              <span class="as">{words().scoringAs} </span>
              <bdi class="strong">{scorer.name}</bdi>,{' '}
              <button type="button" class="link" onClick={onChange}>
                {words().notYou}
              </button>
            </p>
          )}
        </div>
        <SaveState waiting={waitingOf(taps)} isUnkept={unkept !== undefined} connection={connection} />
        <nav class="views" aria-label={words().title}>
          {views.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-current={name === view ? 'page' : undefined}
              onClick={() => onLook(name)}
            >
              {label}
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
    <Sentence
      says={words().tap}
      of={{
        name: <bdi>{round.cards.find(card => card.cardId === cardId)?.name ?? cardId}</bdi>,
        hole,
        strokes: shownStrokes(value),
      }}
    />
  )
}

function Unkept({ round, unkept }: Props) {
  if (!unkept) return null
  return (
    <p class="banner harm" role="alert">
      <span>
        <strong>
          <Sentence says={words().tapNotKept} of={{ tap: <Named round={round} tap={unkept} /> }} />
        </strong>{' '}
        {words().tapNotKeptWhy}
      </span>
    </p>
  )
}

/** What the committee says of the round. */
function RoundBands({ round }: Pick<Props, 'round'>) {
  return (
    <>
      {round.isRehearsal && <p class="banner">{words().rehearsal}</p>}
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
  const isRefused = connection.state === 'refused'
  const isWaiting = waitingOf(taps) > 0
  // Where the codes are it would lie over one of them.
  if (connection.state === 'online' || view === 'codes' || (!isRefused && !isWaiting)) return null
  return (
    <p class={isRefused ? 'banner harm' : 'banner held'}>
      <span>{isRefused ? whyRefused(connection) : words().noConnection}</span>
      {isWaiting && (
        <button type="button" class="link" onClick={() => onLook('codes')}>
          {words().showAtTable}
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
                <Sentence says={words().notTaken} of={{ tap: <Named round={round} tap={tap} /> }} />
              </strong>{' '}
              {words().reasons[tap.rejected ?? ''] ?? words().askCommittee}
            </span>
            <button type="button" class="link" onClick={() => onPutAway(tap.entryId)}>
              {words().putAway}
            </button>
          </p>
        ))}
    </>
  )
}

type Saving = { readonly waiting: number; readonly isUnkept: boolean; readonly connection: Connection }

function SaveState(saving: Saving) {
  const [sign, says] = savedInWords(saving)
  return (
    <p class={`save is-${sign}`} role="status">
      <Icon name={sign} />
      <span>{says}</span>
    </p>
  )
}

function savedInWords({ waiting, isUnkept, connection }: Saving) {
  const isOnline = connection.state === 'online'
  if (isUnkept) return ['lost', words().notKept] as const
  if (connection.isGone) return ['lost', waiting > 0 ? words().notSentEnded : words().linkEnded] as const
  if (waiting === 0) return ['saved', isOnline ? words().saved : words().savedOffline] as const
  return isOnline ? (['saving', words().saving] as const) : (['held', words().onThisPhone({ count: waiting })] as const)
}

function StateBand({ round: { state, stateReason, stateSince: moment } }: { readonly round: PhoneRound }) {
  const said = words()
  const reason = stateReason && <bdi>{stateReason}</bdi>
  if (state === 'suspended')
    return (
      <p class="banner harm" role="alert">
        <strong>{reason ? <Sentence says={said.suspendedWhy} of={{ reason }} /> : said.suspended}</strong>
        <span>{moment === undefined ? said.stillTaken : said.suspendedSince({ moment })}</span>
      </p>
    )
  if (state === 'cancelled')
    return (
      <p class="banner harm" role="alert">
        <strong>{reason ? <Sentence says={said.cancelledWhy} of={{ reason }} /> : said.cancelled}</strong>
        {moment !== undefined && <span>{said.cancelledSince({ moment })}</span>}
      </p>
    )
  if (state === 'official')
    return (
      <p class="banner official">
        <strong>{said.official}</strong>
        <span>{moment === undefined ? said.onlyCommittee : said.officialSince({ moment })}</span>
      </p>
    )
  if (state === 'draft' || state === 'published') return <p class="banner">{said.notBegun}</p>
  return null
}

/** What counts of a round that the committee has shortened. */
function shortenedInWords(counts: NonNullable<PhoneRound['shortening']>): string {
  if (counts === 'nothing') return words().annulled
  if (counts === 'completed') return words().shortenedToCompleted
  return words().shortened({ count: counts.length, holes: holeRanges(counts) })
}
