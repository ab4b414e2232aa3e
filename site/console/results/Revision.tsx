import { useEffect, useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { moneyText } from '../../ui/money.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Results.tsx'

type Known = Reply<'getRevision'>
type Place = Known['boards'][number]['sides'][number]['from']
type RevisionProps = { readonly revision: Known; readonly currency: string | undefined; readonly words: Words }

/** What is not as it was published as official: to be read before it is official again, and as a list on paper. */
export function Revision({ revision: { officialDt, boards }, currency, words }: RevisionProps) {
  const { event, setup } = useEvent()
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    window.print()
    setPrinting(false)
  }, [isPrinting])
  if (officialDt === undefined) return null
  const moment = timeFormat({
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: setup.timeZone,
  })
  return (
    <section class={isPrinting ? 'panel scrolls alone-on-paper' : 'panel scrolls'} aria-label={words.revision}>
      <table class="list">
        <caption>
          <span class="on-paper">{event.name}: </span>
          {words.revised({ moment: moment.format(new Date(officialDt)) })}{' '}
          <button type="button" class="button tight end" onClick={() => setPrinting(true)}>
            {words.printList}
          </button>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.was}</th>
            <th scope="col">{words.is}</th>
          </tr>
        </thead>
        {boards.map(({ leaderboardId, name, sides }) => (
          <tbody key={leaderboardId}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <strong>{name}</strong>
              </th>
            </tr>
            {sides.map(side => (
              <tr key={side.sideId}>
                <th scope="row">{side.name}</th>
                <td>{placeText(side.from)}</td>
                <td>{placeText(side.to)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )

  /** `2 (67), €180.00`, with the flight where there is one. */
  function placeText(place: Place): string {
    if (!place) return words.notRanked
    const { flight, label, value, payoutCents } = place
    const score = [label === '' ? words.noPlace : label, value !== null && `(${value})`].filter(Boolean).join(' ')
    return [flight, score, payoutCents !== null && payoutCents > 0 && moneyText(payoutCents, currency)]
      .filter(Boolean)
      .join(', ')
  }
}
