import { useState } from 'preact/hooks'
import { chancePercent } from '../../../rules/simulation/chancePercent.ts'
import type { Change } from '../../../rules/simulation/whatIf.ts'
import { useQuery } from '../../ui/data.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { Changes } from './Changes.tsx'
import type { Outlook } from './outlookWorker.ts'
import { ends, useOutlook } from './useOutlook.ts'

export type Words = ScreenWords<'outlook'>
type PanelProps = { readonly board: LeaderboardSummary; readonly words: Words }

const shownSides = 12

/** How a leaderboard may end, as it is and with what the director asks "what if" of. */
export function OutlookPanel({ board, words }: PanelProps) {
  const { eventId, leaderboardId } = board
  const answer = useQuery('getBoardInput', { params: { eventId, leaderboardId } })
  const [changes, setChanges] = useState<readonly Change[]>([])
  const outlook = useOutlook(answer.data, changes)
  const { data } = answer
  if (!data || !outlook) return <Waiting answers={[answer]} />
  return (
    <section class="outlook" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p class="quiet" role="status">
        {(outlook.ended < ends ? words.counting : words.help)({ ends: outlook.ended, of: ends })}
      </p>
      <Changes input={data} changes={changes} words={words} onChange={setChanges} />
      {data.flights.map(({ flightId, name, places }, at) => {
        const flight = outlook.flights[at]
        return (
          flight && (
            <FlightOutlook
              key={flightId ?? 0}
              title={name ?? board.name}
              names={new Map(data.sides.map(side => [side.sideId, side.name]))}
              flight={flight}
              places={places}
              isChanged={changes.length > 0}
              words={words}
            />
          )
        )
      })}
    </section>
  )
}

type FlightProps = {
  readonly title: string
  readonly names: ReadonlyMap<number, string>
  readonly flight: Outlook['flights'][number]
  readonly places: number
  readonly isChanged: boolean
  readonly words: Words
}

function FlightOutlook({ title, names, flight, places, isChanged, words }: FlightProps) {
  const [isWhole, setWhole] = useState(false)
  const { now, after, forecast } = flight
  const chances = new Map(forecast.sides.map(side => [side.sideId, side]))
  const winOf = (sideId: number) => chances.get(sideId)?.win ?? 0
  const hasCut = forecast.cutLines.length > 0
  const all = [...after].sort((a, b) => winOf(b.sideId) - winOf(a.sideId))
  const rows = isWhole ? all : all.slice(0, shownSides)
  const lines = forecast.cutLines
    .slice(0, 2)
    .map(({ line, chance }) => `${line.replace('-', '−')} (${chanceInWords(chance)})`)
  return (
    <div class="panel scrolls">
      <table class="list">
        <caption>
          {title}
          {hasCut && <span class="quiet"> {words.cut({ lines: lines.join(', ') })}</span>}
        </caption>
        <OutlookHead {...{ places, isChanged, hasCut, words }} />
        <tbody>
          {rows.map(place => (
            <OutlookRow
              key={place.sideId}
              {...{ place, isChanged, hasCut }}
              old={now.find(({ sideId }) => sideId === place.sideId)}
              chance={chances.get(place.sideId)}
              name={names.get(place.sideId)}
            />
          ))}
        </tbody>
      </table>
      {!isWhole && all.length > rows.length && (
        <button type="button" class="button plain" onClick={() => setWhole(true)}>
          {words.all({ sides: all.length })}
        </button>
      )}
    </div>
  )
}

type OutlookHeadProps = Pick<FlightProps, 'places' | 'isChanged' | 'words'> & { readonly hasCut: boolean }

function OutlookHead({ places, isChanged, hasCut, words }: OutlookHeadProps) {
  return (
    <thead>
      <tr>
        {[words.place, ...(isChanged ? [words.changed] : []), words.name].map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        {[words.win, words.places({ places }), ...(hasCut ? [words.makes] : [])].map(title => (
          <th key={title} scope="col" class="end">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type Place = Outlook['flights'][number]['after'][number]

type OutlookRowProps = {
  readonly place: Place
  /** As it stands without the changes. */
  readonly old: Place | undefined
  readonly chance: Outlook['flights'][number]['forecast']['sides'][number] | undefined
  readonly name: string | undefined
  readonly isChanged: boolean
  readonly hasCut: boolean
}

function OutlookRow({ place: { label, value }, old, chance, name, isChanged, hasCut }: OutlookRowProps) {
  return (
    <tr>
      <td>{old?.label}</td>
      {isChanged && <td class={old && (old.label !== label || old.value !== value) ? 'moved' : ''}>{label}</td>}
      <th scope="row">{name}</th>
      <td class="end">
        <Chance thousandths={chance?.win ?? 0} />
      </td>
      <td class="end">{chanceInWords(chance?.places ?? 0)}</td>
      {hasCut && <td class="end">{chanceInWords(chance?.cut ?? 0)}</td>}
    </tr>
  )
}

function Chance({ thousandths }: { readonly thousandths: number }) {
  return (
    <span class="chance">
      <span class="share" style={{ '--share': thousandths / 1000 }} />
      <span>{chanceInWords(thousandths)}</span>
    </span>
  )
}

function chanceInWords(thousandths: number): string {
  return kit().percent({ value: chancePercent(thousandths) })
}
