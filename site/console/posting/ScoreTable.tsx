import { language } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './columnSet.ts'
import type { ScoreToPost } from './scoreToPost.ts'
import type { usePosting } from './usePosting.ts'

type ScoreTableProps = {
  readonly posting: ReturnType<typeof usePosting>
  readonly mayMark: boolean
  readonly words: Words
}

/** The scores that go into the file when they are chosen, and which of them are posted. */
export function ScoreTable({ posting, mayMark, words }: ScoreTableProps) {
  const { fitting, chosen, pick } = posting
  const keys = new Set(chosen.map(({ key }) => key))
  const toggle = (key: string) => pick(new Set(keys.has(key) ? [...keys].filter(one => one !== key) : [...keys, key]))
  const count = (of: (score: ScoreToPost) => unknown) => fitting.filter(of).length
  const postedCount = count(({ posted }) => posted)
  const changedCount = count(({ posted }) => posted?.changedSince)
  const sums = [
    words.sums({ chosen: chosen.length, all: fitting.length }),
    postedCount > 0 && words.postedSum({ count: postedCount }),
    changedCount > 0 && words.changedSum({ count: changedCount }),
  ].filter(Boolean)
  return (
    <table class="list posting">
      <caption class="quiet">{sums.join(' · ')}</caption>
      <thead>
        <tr>
          <th class="tight">
            <input
              type="checkbox"
              aria-label={words.chooseAll}
              checked={chosen.length === fitting.length}
              onChange={({ currentTarget: { checked } }) => pick(new Set(checked ? fitting.map(({ key }) => key) : []))}
            />
          </th>
          <th scope="col">{words.name}</th>
          <th scope="col" class="end">
            {words.adjustedGross}
          </th>
          <th scope="col" class="end">
            {words.differential}
          </th>
        </tr>
      </thead>
      <tbody>
        {fitting.map(score => (
          <Row
            key={score.key}
            {...{ score, posting, mayMark, words }}
            isChosen={keys.has(score.key)}
            onToggle={() => toggle(score.key)}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = ScoreTableProps & {
  readonly score: ScoreToPost
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function Row({ score, posting, isChosen, mayMark, words, onToggle }: RowProps) {
  const { takeBack, saysRound } = posting
  const { name, posted, ags } = score
  return (
    <tr>
      <td class="tight">
        <input type="checkbox" aria-label={words.choose({ name })} checked={isChosen} onChange={onToggle} />
      </td>
      <th scope="row">
        {name}
        <small>
          <Standing score={score} saysRound={saysRound} words={words} />{' '}
          {posted && mayMark && (
            <button type="button" class="as-link" disabled={takeBack.busy} onClick={() => takeBack.run(score)}>
              {words.takeBack}
              <span class="hidden"> {name}</span>
            </button>
          )}
        </small>
      </th>
      <td class="end">{ags ?? '–'}</td>
      <td class="end">{differentialText(score)}</td>
    </tr>
  )
}

type StandingProps = { readonly score: ScoreToPost; readonly saysRound: boolean; readonly words: Words }

/** The round, the handicap id, and whether the score is posted. */
function Standing({ score, saysRound, words }: StandingProps) {
  const { setup } = useEvent()
  const { hcId, posted, round } = score
  const about = [saysRound && frame().round({ number: round ?? 1 }), hcId, posted?.by]
  const days = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: setup.timeZone })
  return (
    <>
      {about.filter(Boolean).join(' · ')} {posted?.changedSince && <span class="tag warn">{words.changedSince}</span>}
      {posted && !posted.changedSince && (
        <span class="tag good">{words.postedOn({ day: days.format(new Date(posted.at)) })}</span>
      )}
    </>
  )
}

function differentialText({ differential, differentialOfHoles, approximate }: ScoreToPost): string {
  const value = differential ?? differentialOfHoles
  if (value === undefined) return '–'
  const text = value.toLocaleString(language(), { minimumFractionDigits: 1 })
  return approximate ? `≈ ${text}` : text
}
