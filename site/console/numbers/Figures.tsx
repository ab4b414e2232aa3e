/** The figures of a club by what is asked: who came, who did not, who there is. */
import { worded } from '../../../contract/words/spoken.ts'
import type { Reply } from '../../ui/call.ts'
import { Link } from '../../ui/router.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'
import { groupsOf, numberOf } from '../members/people.ts'
import type { Which } from './EventsSheet.tsx'

type Words = ScreenWords<'numbers'>
type Numbers = Reply<'getClubNumbers'>

const queries = {
  players: '',
  members: 'member=yes',
  juniors: 'juniors=yes',
  played: 'seen=played',
  newFaces: 'seen=newFaces',
  notSeen: 'seen=notSeen',
  neverPlayed: 'seen=neverPlayed',
  inSeveral: 'several=yes',
  sameName: 'sameName=yes',
  noShows: 'seen=noShows',
  withdrawals: 'seen=withdrawals',
} as const

type PartProps = { readonly data: Numbers; readonly words: Words }
type WithList = PartProps & { readonly onList: (which: Which) => void }

/** Who played and how often, beside the year before. */
export function WhoCame({ data, words, onList }: WithList) {
  const { people, before } = data
  const perPlayer = people.played > 0 ? numberOf(people.rounds / people.played, 1) : '–'
  return (
    <section class="panel padded">
      <h2>{words.whoCame}</h2>
      <dl class="figures">
        <Person which="played" before={before.played} {...{ data, words }} />
        <Person which="newFaces" {...{ data, words }} />
        {(['rounds', 'events'] as const).map(name => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              <OfEvents value={data[name]} label={words[name]} onList={() => onList({})} />
              <LastYear value={before[name]} words={words} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.perPlayer}</dt>
          <dd>{perPlayer}</dd>
        </div>
        <div>
          <dt>{words.entries}</dt>
          <dd>
            <OfEvents value={data.registered} label={words.entries} onList={() => onList({})} />
            <LastYear value={before.registered} words={words} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** Who has not been here for long, and who was entered and did not come. */
export function WhoDidNot({ data, words }: PartProps) {
  const { before } = data
  return (
    <section class="panel padded">
      <h2>{words.whoDidNot}</h2>
      <dl class="figures">
        <Person which="notSeen" {...{ data, words }} />
        <Person which="neverPlayed" {...{ data, words }} />
        <Person which="noShows" before={before.noShows} {...{ data, words }} />
        <Person which="withdrawals" before={before.withdrawals} {...{ data, words }} />
      </dl>
    </section>
  )
}

/** Who there is. */
export function People({ data, words }: PartProps) {
  const several = groupsOf(data.communityId).length > 1
  return (
    <section class="panel padded">
      <h2>{words.people}</h2>
      <dl class="figures">
        {(['players', 'members', 'juniors', 'inSeveral', 'sameName'] as const)
          .filter(name => name !== 'inSeveral' || several)
          .map(name => (
            <Person key={name} which={name} {...{ data, words }} />
          ))}
      </dl>
    </section>
  )
}

type PersonProps = PartProps & { readonly which: keyof typeof queries; readonly before?: number }

/** A figure of people that opens their list; of who played the share of all, of who did not come that of the entries. */
function Person({ data, which, before, words }: PersonProps) {
  const { people, registered } = data
  const isOfEntries = which === 'noShows' || which === 'withdrawals'
  const value = isOfEntries ? data[which] : people[which]
  const whole = isOfEntries ? registered : which === 'played' ? people.players : 0
  const query = [groupsOf(data.communityId).length > 0 && 'groups=all', `year=${data.year}`, queries[which]]
  return (
    <div>
      <dt>{worded(words.of, which, { year: data.year })}</dt>
      <dd>
        <Link to="members" params={{ communityId: String(data.communityId) }} query={query.filter(Boolean).join('&')}>
          {numberOf(value)}
        </Link>
        {whole > 0 && (
          <small class="quiet"> {kit().percent({ value: numberOf((100 * value) / whole, isOfEntries ? 1 : 0) })}</small>
        )}
        {before !== undefined && <LastYear value={before} words={words} />}
      </dd>
    </div>
  )
}

/** What it was last year by the same day; nothing where nothing was counted then. */
function LastYear({ value, words }: { readonly value: number; readonly words: Words }) {
  return value > 0 ? <small class="quiet last-year">{words.lastYear({ value: numberOf(value) })}</small> : null
}

/** A number that opens its list of events. */
export function OfEvents({
  value,
  label,
  onList,
}: {
  readonly value: number
  readonly label: string
  readonly onList: () => void
}) {
  return (
    <button type="button" class="number" aria-label={`${label}: ${numberOf(value)}`} onClick={onList}>
      {numberOf(value)}
    </button>
  )
}
