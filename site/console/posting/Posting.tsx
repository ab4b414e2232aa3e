import { Fragment } from 'preact'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Choose } from '../../ui/Field.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { frame } from '../frame/frameWords.ts'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import { type ColumnSet, obstacle, type Words } from './columnSet.ts'
import { type ColumnSetName, columnSets } from './columnSets.ts'
import { ScoreTable } from './ScoreTable.tsx'
import type { ScoreToPost } from './scoreToPost.ts'
import { type PostedBy, usePosting } from './usePosting.ts'

type PostingProps = { readonly words: Words; readonly onClose: () => void }

/** The scores of a round, or of all rounds, for handicap records: what goes into a file, what cannot and why, and what is posted. */
export function Posting({ words, onClose }: PostingProps) {
  const { setup, rounds } = useEvent()
  const posting = usePosting(words, onClose)
  const { all, apart, chosen, fitting, asked, deed } = posting
  const mayMark = mayIn(setup.communityId, 'results.publish')
  return (
    <DeedDialog
      title={words.title}
      submit={asked.by === 'none' ? words.mark : words.save}
      disabled={chosen.length === 0}
      deed={deed}
      side
      onClose={onClose}
    >
      <Asked posting={posting} mayMark={mayMark} words={words} />
      <p class="quiet">{words.hint}</p>
      {rounds.some(one => one.shortening) && <p class="quiet">{words.shortened}</p>}
      {!all && <Waiting answers={posting.answers} />}
      {all?.length === 0 && <p class="quiet">{words.nobody}</p>}
      {all && all.length > 0 && fitting.length === 0 && <p class="banner">{words.noneFits}</p>}
      {fitting.length > 0 && <ScoreTable posting={posting} mayMark={mayMark} words={words} />}
      {posting.takeBack.error}
      {apart.length > 0 && (
        <Apart scores={apart} set={columnSets[asked.name]} saysRound={posting.saysRound} words={words} />
      )}
    </DeedDialog>
  )
}

type AskedProps = {
  readonly posting: ReturnType<typeof usePosting>
  readonly mayMark: boolean
  readonly words: Words
}

function Asked({ posting, mayMark, words }: AskedProps) {
  const { eventId, rounds } = useEvent()
  const { asked, setOf, setName, setBy, setMark } = posting
  const files: readonly PostedBy[] = mayMark ? ['csv', 'xlsx', 'none'] : ['csv', 'xlsx']
  return (
    <>
      {rounds.length > 1 && (
        <Choose
          label={words.round}
          value={asked.of}
          options={[
            { value: eventId, words: words.allRounds },
            ...rounds.map(one => ({ value: one.eventId, words: frame().round({ number: one.round ?? 1 }) })),
          ]}
          onChoose={setOf}
        />
      )}
      <Choose
        label={words.columns}
        value={asked.name}
        options={Object.keys(columnSets).map(value => ({ value, words: words.sets[value as ColumnSetName] }))}
        onChoose={value => setName(value as ColumnSetName)}
      />
      <Choose
        label={words.file}
        value={asked.by}
        options={files.map(value => ({ value, words: words.files[value] }))}
        onChoose={value => setBy(value as PostedBy)}
      />
      {mayMark && (
        <Check
          words={words.mark}
          hint={words.markHint}
          checked={asked.marks}
          disabled={asked.by === 'none'}
          onChange={setMark}
        />
      )}
    </>
  )
}

type ApartProps = {
  readonly scores: readonly ScoreToPost[]
  readonly set: ColumnSet
  readonly saysRound: boolean
  readonly words: Words
}

/** What cannot go into the file, by the reason. */
function Apart({ scores, set, saysRound, words }: ApartProps) {
  const nameOf = ({ name, round }: ScoreToPost) =>
    saysRound ? `${name} (${frame().round({ number: round ?? 1 })})` : name
  const byReason = Map.groupBy(scores, score => obstacle(set, score) ?? 'noNumber')
  return (
    <section class="apart" aria-label={words.apart({ count: scores.length })}>
      <h3>{words.apart({ count: scores.length })}</h3>
      <dl>
        {[...byReason].map(([reason, those]) => (
          <Fragment key={reason}>
            <dt>{words.reasons[reason]}</dt>
            <dd>{those.map(nameOf).join(' · ')}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
