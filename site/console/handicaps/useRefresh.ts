import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, tryOut } from '../../ui/call.ts'
import { useChoice } from '../../ui/router.tsx'
import type { GivenTable } from '../bringIn/Reading.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { Refresh, RefreshPreview, Words } from './Handicaps.tsx'

/** A list of handicaps: of which date and for which part of the event, what it would change, and what it changed. */
export function useRefresh(words: Words) {
  const { eventId, setup } = useEvent()
  const [part, setPart] = useChoice<string>('of', eventId)
  const [table, setTable] = useState<GivenTable | undefined>()
  const [asOf, setAsOf] = useState(() => today(setup.timeZone))
  const [looked, setLooked] = useState<RefreshPreview | undefined>()
  const [done, setDone] = useState<Refresh | undefined>()

  async function tryOutTable(wanted: GivenTable, date = asOf, of = part): Promise<void> {
    setTable(wanted)
    setAsOf(date)
    setPart(of)
    if (!isDate(date)) return
    setLooked(await tryOut('refreshHandicaps', { params: { eventId: of }, body: { ...wanted, asOf: date } }))
  }

  return {
    part,
    table,
    asOf,
    looked,
    done,
    tryOutTable,
    lookAgain: () => setLooked(undefined),
    beginAnew: () => setDone(undefined),
    choosePart: (of: string) => (table && looked ? void tryOutTable(table, asOf, of) : setPart(of)),
    chooseDate: (date: string) => (table && looked ? void tryOutTable(table, date) : setAsOf(date)),
    async apply(freeze: boolean): Promise<void> {
      if (!table) return
      const answer = await call('refreshHandicaps', { params: { eventId: part }, body: { ...table, asOf, freeze } })
      setDone(answer)
      announce(words.doneTitle({ count: answer.changes.length }))
    },
  }
}

/** The date of today where the event is played. */
function today(timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date())
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}
