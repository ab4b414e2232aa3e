import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Link } from '../../ui/router.tsx'
import type { Table } from '../../ui/saveTable.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { dayOf, type ScreenWords } from '../../ui/words.ts'
import { SaveList } from '../frame/SaveList.tsx'
import { numberOf } from '../members/people.ts'
import { communityOf } from '../session.ts'
import { monthName } from './MonthBars.tsx'

type Words = ScreenWords<'numbers'>
type Event = Reply<'listClubEvents'>['events'][number]

/** Of a month, or of one of the groups; all of the year where nothing is said. */
export type Which = { readonly month?: number; readonly communityId?: number }

type SheetProps = {
  readonly communityId: number
  readonly year: number
  readonly which: Which
  readonly words: Words
  readonly onClose: () => void
}

/** The events behind a number, each with the way to it. */
export function EventsSheet({ communityId, year, which, words, onClose }: SheetProps) {
  const [isSaving, setSaving] = useState(false)
  const answer = useQuery('listClubEvents', { params: { communityId }, query: { year } })
  const { month, communityId: group } = which
  const events = answer.data?.events.filter(
    one =>
      (month === undefined || Number(one.startDate.slice(5, 7)) === month) &&
      (group === undefined || one.communityId === group),
  )
  const ofGroup = communityOf(group ?? communityId)?.name ?? ''
  const title = [words.events, month === undefined ? year : `${monthName(month, 'long')} ${year}`, ofGroup].join(', ')
  return (
    <>
      <Dialog
        title={title}
        side
        onClose={onClose}
        foot={
          events &&
          events.length > 0 && (
            <button type="button" class="button" onClick={() => setSaving(true)}>
              {words.exports}
            </button>
          )
        }
      >
        {!events ? (
          <Waiting answers={[answer]} />
        ) : events.length === 0 ? (
          <p class="nothing">{words.noEvents}</p>
        ) : (
          <EventsTable {...{ events, communityId, words }} />
        )}
      </Dialog>
      {events && isSaving && (
        <SaveList
          words={words}
          tables={[{ words: words.events, name: title, make: () => eventsTable(events, words) }]}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

type EventsTableProps = Pick<SheetProps, 'communityId' | 'words'> & { readonly events: readonly Event[] }

function EventsTable({ events, communityId, words }: EventsTableProps) {
  const aboutOf = (one: Event) => [
    dayOf(one.startDate),
    one.communityId !== communityId && communityOf(one.communityId)?.name,
    one.noShows > 0 && words.countOf.noShows({ count: one.noShows }),
    one.withdrawals > 0 && words.countOf.withdrawals({ count: one.withdrawals }),
  ]
  return (
    <table class="list">
      <thead>
        <tr>
          <th scope="col">{words.event}</th>
          <th scope="col" class="end">
            {words.entries}
          </th>
          <th scope="col" class="end">
            {words.rounds}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map(one => (
          <tr key={one.eventId}>
            <th scope="row">
              <Link to="overview" params={{ eventId: one.eventId }}>
                {one.name}
              </Link>
              <small>{aboutOf(one).filter(Boolean).join(' · ')}</small>
            </th>
            <td class="end">
              {numberOf(one.registered)}
              {one.places !== undefined && <span class="quiet"> / {numberOf(one.places)}</span>}
            </td>
            <td class="end">{numberOf(one.rounds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The events as a spreadsheet has them. */
export function eventsTable(events: readonly Event[], words: Words): Table {
  return [
    [words.date, words.event, words.group, words.entries, words.places, words.rounds, words.noShows, words.withdrawals],
    ...events.map(one => [
      one.startDate,
      one.name,
      communityOf(one.communityId)?.name,
      one.registered,
      one.places,
      one.rounds,
      one.noShows,
      one.withdrawals,
    ]),
  ]
}
