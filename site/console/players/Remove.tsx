import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Effects, Follows } from '../frame/Effects.tsx'
import { momentIn } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import { PlacesOf } from './PlacesOf.tsx'
import { mostLooked, useRemoval } from './useRemoval.ts'

export type RemoveProps = {
  readonly rows: readonly Entrant[]
  /** Everybody in the event. */
  readonly entrants: readonly Entrant[]
  readonly eventId: string
  readonly words: ScreenWords<'players'>
  readonly onClose: (done: boolean) => void
}

/**
 * Players leave the event; whoever waits first is offered the place, unless the director says otherwise. Who has a score stays,
 * and the card of the round says that the player withdrew: no score is ever taken away for it.
 */
export function Remove(props: RemoveProps) {
  const { rows, entrants, words, onClose } = props
  const { round } = useEvent()
  const removal = useRemoval(props)
  const { choice, setChoice, leaving, ruled, previews, refused, deed } = removal
  const staying = entrants.filter(one => !rows.some(({ playerId }) => playerId === one.playerId))
  return (
    <DeedDialog
      title={words.withdrawTitle({ count: rows.length })}
      submit={words.withdrawDo}
      harm
      cancel={words.keep}
      deed={deed}
      disabled={removal.isLooking}
      onClose={() => onClose(false)}
    >
      {leaving.length > 0 && <p class="quiet">{words.withdrawEffects}</p>}
      <ul class="effects">
        {leaving.map(row => (
          <PlacesOf key={row.playerId} row={row} staying={{ entrants: staying, words }} />
        ))}
      </ul>
      {ruled.length > 0 && <p>{words.scoresStay({ names: ruled.map(shortName).join(', '), round: round.name })}</p>}
      <Field
        label={words.withdrawReason}
        value={choice.reason}
        onInput={reason => setChoice({ ...choice, reason })}
        maxLength={500}
      />
      <Choices removal={removal} many={rows.length} words={words} />
      {rows.length <= mostLooked && leaving.length > 0 && (
        <Effects previews={previews} {...(refused !== undefined && { refused })} />
      )}
      {ruled.length > 0 && ruled.length <= mostLooked && <Follows id="setCardStatus" inputs={removal.rulings} />}
    </DeedDialog>
  )
}

type ChoicesProps = {
  readonly removal: ReturnType<typeof useRemoval>
  readonly many: number
  readonly words: ScreenWords<'players'>
}

/** Whether balls are drawn for the teams that they leave, and whether their places are offered. */
function Choices({ removal: { choice, setChoice, leaving, previews, next }, many, words }: ChoicesProps) {
  const { timeZone } = useEvent().setup
  const teams = leaving.flatMap(({ team }) => (team === undefined ? [] : [team.name]))
  const drawn = previews?.flatMap(({ reply }) => reply.drawn ?? []) ?? []
  return (
    <>
      {teams.length > 0 && (
        <Check
          words={words.drawFor({ teams: teams.join(', ') })}
          hint={drawn.length > 0 ? words.drawn({ names: drawn.map(shortName).join(', ') }) : words.drawHint}
          checked={choice.draws}
          onChange={draws => setChoice({ ...choice, draws })}
        />
      )}
      {next && (
        <Check
          words={many === 1 ? words.offerTo({ name: shortName(next) }) : words.offerToNext({ count: many })}
          hint={words.offerHint({ until: momentIn(next.until, timeZone) })}
          checked={choice.offers}
          onChange={offers => setChoice({ ...choice, offers })}
        />
      )}
    </>
  )
}
