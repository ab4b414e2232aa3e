import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { Check, Choose, Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { EventPart } from '../frame/useEvent.ts'
import type { LinkCode } from './CodeDialog.tsx'
import { LinkButtons } from './LinkButtons.tsx'

type Words = ScreenWords<'links'>
type Rows = '12' | '18'

type ScreenProps = {
  /** The event and its rounds, each of which has results of its own. */
  readonly parts: readonly EventPart[]
  readonly boards: readonly LeaderboardSummary[]
  readonly words: Words
  readonly onCode: (shown: LinkCode) => void
}

const usual = { rows: '12', seconds: '15' } as const

/** The address of a screen on a wall. All that it shows is in the address, so nothing is saved. */
export function WallScreen({ parts, boards, words, onCode }: ScreenProps) {
  const [chosen, setChosen] = useState(parts[0]?.eventId ?? '')
  const [left, setLeft] = useState<readonly number[]>([])
  const [look, setLook] = useState<WallSettings>({ ...usual, message: '' })
  const link = useQuery('getResultsLink', { params: { eventId: chosen } })
  const own = boards.filter(({ eventId }) => eventId === chosen)
  const shown = own.filter(({ leaderboardId }) => !left.includes(leaderboardId))
  const isTooFew = own.length > 0 && shown.length === 0
  const isWrong = !(Number(look.seconds) >= 3 && Number(look.seconds) <= 300)
  const settings = settingsOf(look, shown.length < own.length ? shown : undefined)
  return (
    <section class="panel padded">
      <h2>{words.wall}</h2>
      <p class="quiet">{words.wallWhy}</p>
      {parts.length > 1 && (
        <Choose
          label={words.wallOf}
          value={chosen}
          options={parts.map(({ eventId, name }) => ({ value: eventId, words: name }))}
          onChoose={setChosen}
        />
      )}
      {own.length > 1 && (
        <fieldset class="checks">
          <legend>{words.wallBoards}</legend>
          {own.map(({ leaderboardId, name }) => (
            <Check
              key={leaderboardId}
              words={name}
              checked={!left.includes(leaderboardId)}
              onChange={isOn => setLeft(isOn ? left.filter(one => one !== leaderboardId) : [...left, leaderboardId])}
            />
          ))}
        </fieldset>
      )}
      {isTooFew && <p class="quiet">{words.wallNoBoard}</p>}
      <LookFields {...{ look, isWrong, words }} onLook={setLook} />
      {!link.data && <Waiting answers={[link]} />}
      {link.data && !isTooFew && !isWrong && (
        <p class="bar">
          <LinkButtons name={words.wall} url={`${link.data.url}/tv${settings}`} words={words} onCode={onCode} />
        </p>
      )}
    </section>
  )
}

/** The settings of the screen, as they are typed. */
type WallSettings = { readonly rows: Rows; readonly seconds: string; readonly message: string }

/** What differs from the usual screen, behind its address. `boards`: those that are shown, where some are left out. */
function settingsOf(
  { rows, seconds, message }: WallSettings,
  boards: readonly LeaderboardSummary[] | undefined,
): string {
  const settings = new URLSearchParams({
    ...(rows !== usual.rows && { rows }),
    ...(seconds !== usual.seconds && { seconds }),
    ...(boards && { boards: boards.map(({ leaderboardId }) => leaderboardId).join(',') }),
    ...(message.trim() !== '' && { message: message.trim() }),
  }).toString()
  return settings && `?${settings}`
}

type LookFieldsProps = {
  readonly look: WallSettings
  /** The seconds are too few or too many. */
  readonly isWrong: boolean
  readonly words: Words
  readonly onLook: (look: WallSettings) => void
}

function LookFields({ look, isWrong, words, onLook }: LookFieldsProps) {
  return (
    <>
      <Segments<Rows>
        label={words.wallRows}
        value={look.rows}
        options={[
          { value: '12', words: words.wallFar },
          { value: '18', words: words.wallNear },
        ]}
        onChoose={rows => onLook({ ...look, rows })}
      />
      <Field
        label={words.wallSeconds}
        type="number"
        min={3}
        max={300}
        value={look.seconds}
        onInput={seconds => onLook({ ...look, seconds })}
        error={isWrong ? words.wallSecondsWrong : undefined}
      />
      <Field
        label={words.wallMessage}
        hint={words.wallMessageHint}
        value={look.message}
        onInput={message => onLook({ ...look, message })}
        maxLength={300}
      />
    </>
  )
}
