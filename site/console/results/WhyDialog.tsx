import { linesOfSides } from '../../../contract/site/linesOfSides.ts'
import type { Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { LinesChart } from '../../ui/LinesChart.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Words } from './Results.tsx'
import type { Row } from './rows.ts'
import { TieSection } from './TieSection.tsx'

type WhyProps = {
  readonly row: Row
  readonly board: LeaderboardSummary
  readonly words: Words
  readonly onClose: () => void
}

/** The steps from the cards to a place and its prize, as the rules counted them. */
export function WhyDialog({ row, board, words, onClose }: WhyProps) {
  const { eventId, leaderboardId } = board
  const answer = useQuery('explainStanding', { params: { eventId, leaderboardId, sideId: row.sideId }, query: {} })
  return (
    <Dialog side title={words.whyTitle({ name: row.name })} onClose={onClose}>
      {answer.data ? (
        <>
          {answer.data.reason && <Reason reason={answer.data.reason} words={words} />}
          <Steps title={words.standing} steps={answer.data.standing} />
          {answer.data.payout && <Steps title={words.payout} steps={answer.data.payout} />}
        </>
      ) : (
        <Waiting answers={[answer]} />
      )}
    </Dialog>
  )
}

type Told = { readonly reason: NonNullable<Reply<'explainStanding'>['reason']>; readonly words: Words }

/** As the card on the pages says and draws it. */
function Reason({ reason: { title, text, picture, tie }, words }: Told) {
  return (
    <>
      <section class="why">
        <h3>{title}</h3>
        <p>{text}</p>
        {picture && (
          <LinesChart
            lines={linesOfSides(picture.sides)}
            holes={picture.holes}
            said={picture.text}
            band={picture.band}
          />
        )}
      </section>
      {tie && <TieSection tie={tie} words={words.tie} />}
    </>
  )
}

type Step = { readonly what: string; readonly formula?: string; readonly result: string; readonly rule?: string }

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) {
  return (
    <section class="why">
      <h3>{title}</h3>
      <ol class="lines">
        {steps.map(({ what, formula, result, rule }, at) => (
          <li key={`${at} ${what}`}>
            <span>
              {what}
              {formula !== undefined && <small class="quiet"> {formula}</small>}
              {rule !== undefined && <small class="quiet"> {rule}</small>}
            </span>
            <strong class="end">{result}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
