import { useState } from 'preact/hooks'
import { worded } from '../../../contract/words/spoken.ts'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Link, useChoice, usePlace } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { Table } from '../../ui/saveTable.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { SaveList } from '../frame/SaveList.tsx'
import { Screen } from '../frame/Screen.tsx'
import { groupsOf, numberOf } from '../members/people.ts'
import { mayIn } from '../session.ts'
import { EventsSheet, eventsTable, type Which } from './EventsSheet.tsx'
import { Months } from './Months.tsx'

type Words = ScreenWords<'numbers'>
type Numbers = Reply<'getClubNumbers'>

/** What a club counts over all its events and groups, of a year; each number opens the list behind it. */
export function Numbers({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const club = Number(params.communityId)
  const [group, setGroup] = useChoice<string>('group', '')
  const [given, setYear] = useChoice<string>('year', '')
  const [listed, setListed] = useState<Which | undefined>()
  const [isSaving, setSaving] = useState(false)
  const groups = groupsOf(club)
  const own = groups.find(one => String(one.communityId) === group)
  const communityId = own?.communityId ?? club
  const query = /^2\d{3}$/.test(given) ? { year: Number(given) } : {}
  const answer = useQuery('getClubNumbers', { params: { communityId }, query })
  const { data } = answer
  return (
    <Screen
      title={words.title}
      actions={data && <Actions {...{ data, words }} onYear={setYear} onSave={() => setSaving(true)} />}
    >
      {groups.length > 0 && <ChooseGroup {...{ groups, group, words }} onChoose={setGroup} />}
      {!data ? (
        <Waiting answers={[answer]} />
      ) : data.people.players === 0 && data.events === 0 ? (
        <Empty title={words.emptyTitle}>{words.empty}</Empty>
      ) : (
        <div class="columns club">
          <People data={data} words={words} />
          <Played data={data} words={words} onList={setListed} />
          <Months data={data} words={words} onList={setListed} />
          <Groups data={data} words={words} onList={setListed} onChoose={own ? undefined : setGroup} />
        </div>
      )}
      {data && listed && (
        <EventsSheet {...{ communityId, year: data.year, which: listed, words }} onClose={() => setListed(undefined)} />
      )}
      {data && isSaving && (
        <SaveList words={words} tables={tablesOf(data, communityId, words)} onClose={() => setSaving(false)} />
      )}
    </Screen>
  )
}

type ChooseGroupProps = {
  readonly groups: ReturnType<typeof groupsOf>
  readonly group: string
  readonly words: Words
  readonly onChoose: (group: string) => void
}

function ChooseGroup({ groups, group, words, onChoose }: ChooseGroupProps) {
  return (
    <div class="groups">
      <Segments
        label={words.group}
        value={group}
        options={[
          { value: '', words: words.whole },
          ...groups.map(one => ({ value: String(one.communityId), words: one.name })),
        ]}
        onChoose={onChoose}
      />
    </div>
  )
}

type ActionsProps = PartProps & { readonly onYear: (year: string) => void; readonly onSave: () => void }

function Actions({ data, words, onYear, onSave }: ActionsProps) {
  const years = [...new Set([data.year, ...data.years])].sort((a, b) => b - a)
  return (
    <>
      <label class="year">
        <span class="hidden">{words.year}</span>
        <select class="input select" value={data.year} onChange={event => onYear(event.currentTarget.value)}>
          {years.map(one => (
            <option key={one} value={one} selected={one === data.year}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={onSave}>
        {words.exports}
      </button>
    </>
  )
}

/** What can be saved of the numbers. */
function tablesOf(data: Numbers, communityId: number, words: Words) {
  const events = async () => {
    const list = await call('listClubEvents', { params: { communityId }, query: { year: data.year } })
    return eventsTable(list.events, words)
  }
  return [
    { words: words.title, name: fileName(data, words.title), make: () => numbersTable(data, words) },
    { words: words.byGroup, name: fileName(data, words.byGroup), make: () => groupsTable(data, words) },
    { words: words.byMonth, name: fileName(data, words.byMonth), make: () => monthsTable(data, words) },
    { words: words.events, name: fileName(data, words.events), make: events },
  ]
}

function fileName(data: Numbers, what: string): string {
  return `${data.name} ${what} ${data.year}`
}

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

/** A number that opens its list of people. */
function LinkedNumber({
  data,
  which,
  value,
}: {
  readonly data: Numbers
  readonly which: keyof typeof queries
  readonly value: number
}) {
  const query = [groupsOf(data.communityId).length > 0 && 'groups=all', `year=${data.year}`, queries[which]]
  return (
    <Link to="members" params={{ communityId: String(data.communityId) }} query={query.filter(Boolean).join('&')}>
      {numberOf(value)}
    </Link>
  )
}

function People({ data, words }: PartProps) {
  const { people } = data
  const share = people.players > 0 ? Math.round((100 * people.played) / people.players) : 0
  const several = groupsOf(data.communityId).length > 1
  const shown = ['players', 'members', 'juniors', 'played', 'newFaces', 'notSeen', 'neverPlayed'] as const
  const more = [...(several ? (['inSeveral'] as const) : []), 'sameName'] as const
  return (
    <section class="panel padded">
      <h2>{words.people}</h2>
      <dl class="figures">
        {[...shown, ...more].map(name => (
          <div key={name}>
            <dt>{worded(words.of, name, { year: data.year })}</dt>
            <dd>
              <LinkedNumber data={data} which={name} value={people[name]} />
              {name === 'played' && people.players > 0 && (
                <small class="quiet"> {words.percent({ value: share })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Played({ data, words, onList }: WithList) {
  const { people, events, rounds, registered, noShows, withdrawals } = data
  const perPlayer = people.played > 0 ? numberOf(people.rounds / people.played, 1) : '–'
  const ofEntries = (value: number) =>
    registered > 0 ? words.percent({ value: numberOf((100 * value) / registered, 1) }) : ''
  return (
    <section class="panel padded">
      <h2>{words.golf}</h2>
      <dl class="figures">
        <div>
          <dt>{words.events}</dt>
          <dd>
            <OfEvents value={events} label={words.events} onList={() => onList({})} />
          </dd>
        </div>
        <div>
          <dt>{words.rounds}</dt>
          <dd>
            <OfEvents value={rounds} label={words.rounds} onList={() => onList({})} />
          </dd>
        </div>
        <div>
          <dt>{words.perPlayer}</dt>
          <dd>{perPlayer}</dd>
        </div>
        <div>
          <dt>{words.entries}</dt>
          <dd>
            <OfEvents value={registered} label={words.entries} onList={() => onList({})} />
          </dd>
        </div>
        {(['noShows', 'withdrawals'] as const).map(name => (
          <div key={name}>
            <dt>{worded(words.of, name, { year: data.year })}</dt>
            <dd>
              <LinkedNumber data={data} which={name} value={name === 'noShows' ? noShows : withdrawals} />
              <small class="quiet"> {ofEntries(name === 'noShows' ? noShows : withdrawals)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
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

type GroupsProps = WithList & {
  /** Undefined where one of them is chosen. */
  readonly onChoose: ((group: string) => void) | undefined
}

function Groups({ data, words, onList, onChoose }: GroupsProps) {
  return (
    <section class="panel whole scrolls">
      <table class="list">
        <caption>
          {words.byGroup} <span class="quiet">{words.paceWhat}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.group}</th>
            {[words.players, words.events, words.rounds, words.fill, words.pace].map(name => (
              <th key={name} scope="col" class="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.groups.map(one => (
            <GroupLine key={one.communityId} {...{ one, data, words, onList, onChoose }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GroupLine({ one, data, words, onList, onChoose }: GroupsProps & { readonly one: Group }) {
  return (
    <tr>
      <th scope="row">
        {onChoose && one.communityId !== data.communityId ? (
          <button type="button" class="number" onClick={() => onChoose(String(one.communityId))}>
            {one.name}
          </button>
        ) : (
          one.name
        )}
      </th>
      <td class="end">
        {mayIn(one.communityId, 'players.see') ? (
          <Link to="members" params={{ communityId: String(one.communityId) }} query={`year=${data.year}`}>
            {numberOf(one.players)}
          </Link>
        ) : (
          numberOf(one.players)
        )}
      </td>
      {(['events', 'rounds'] as const).map(name => (
        <td key={name} class="end">
          <OfEvents
            value={one[name]}
            label={`${one.name}, ${words[name]}`}
            onList={() => onList({ communityId: one.communityId })}
          />
        </td>
      ))}
      <td class="end">{fillOf(one, words)}</td>
      <td class="end">{paceOf(one)}</td>
    </tr>
  )
}

type Group = Numbers['groups'][number]

function fillOf({ places, placesTaken }: Group, words: Words): string {
  return places > 0 ? words.percent({ value: Math.round((100 * placesTaken) / places) }) : '–'
}

/** As golfers say it: 4:21. */
function paceOf({ paceMinutes }: Group): string {
  return paceMinutes === undefined
    ? '–'
    : `${Math.floor(paceMinutes / 60)}:${String(paceMinutes % 60).padStart(2, '0')}`
}

function numbersTable(
  { people, events, rounds, registered, noShows, withdrawals, year }: Numbers,
  words: Words,
): Table {
  const { rounds: ofPlayers, ...counted } = people
  return [
    [words.number, words.value],
    ...(Object.entries(counted) as [Exclude<keyof typeof people, 'rounds'>, number][]).map(([name, value]) => [
      worded(words.of, name, { year }),
      value,
    ]),
    [words.events, events],
    [words.rounds, rounds],
    [words.perPlayer, people.played > 0 ? Math.round((10 * ofPlayers) / people.played) / 10 : undefined],
    [words.entries, registered],
    [worded(words.of, 'noShows', { year }), noShows],
    [worded(words.of, 'withdrawals', { year }), withdrawals],
  ]
}

function groupsTable({ groups }: Numbers, words: Words): Table {
  return [
    [words.group, words.players, words.events, words.rounds, words.places, words.placesTaken, words.paceMinutes],
    ...groups.map(one => [one.name, one.players, one.events, one.rounds, one.places, one.placesTaken, one.paceMinutes]),
  ]
}

function monthsTable({ months, year }: Numbers, words: Words): Table {
  return [
    [words.month, words.events, words.rounds],
    ...months.map(one => [`${year}-${String(one.month).padStart(2, '0')}`, one.events, one.rounds]),
  ]
}
