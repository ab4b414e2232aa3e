import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { refreshProblems } from '../../../contract/handicapRefreshes/refreshProblems.ts'
import { problemIn } from '../../../contract/site/problemIn.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Check } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Empty } from '../../ui/Waiting.tsx'
import { handicapLabel, indexLabel } from '../../ui/words.ts'
import { Effects } from '../frame/Effects.tsx'
import type { RefreshPreview, Words } from './Handicaps.tsx'

type HandicapChangesProps = {
  readonly words: Words
  readonly looked: RefreshPreview
  /** Something about the list is to be decided first. */
  readonly isAsked: boolean
  readonly onApply: (freeze: boolean) => Promise<void>
  /** How the list was read. */
  readonly children: ComponentChildren
}

const mostHoles = 4

/** What would change, for whom and on which holes; who is locked, and what is of no use. */
export function HandicapChanges({ words, looked, isAsked, onApply, children }: HandicapChangesProps) {
  const { changes, locked, missing, problems } = looked.reply
  const [freeze, setFreeze] = useState(false)
  const deed = useDeed(() => onApply(freeze))
  return (
    <DeedForm class="form wide" deed={deed}>
      {children}
      <p class="sum" role="status">
        {sumOf(looked.reply, words)}
      </p>
      {changes.length === 0 ? (
        <Empty title={words.nothingTitle}>{words.nothing}</Empty>
      ) : (
        <ChangeTable changes={changes} words={words} />
      )}
      {changes.length > 0 && (
        <section class="panel padded">
          <Effects previews={[looked]} />
        </section>
      )}
      <Names title={words.locked} names={locked.map(one => one.name)} />
      <Names
        title={words.problems}
        names={problems.map(
          one => `${words.line({ line: one.line })}: ${problemIn<typeof refreshProblems>(words.useless, one)}`,
        )}
      />
      <Names title={words.missing} names={missing.map(one => one.name)} />
      {deed.error}
      <footer class="apply">
        <Check words={words.freeze} hint={words.freezeHint} checked={freeze} onChange={setFreeze} />
        <span class="quiet">{words.nothingYet}</span>
        <span class="end">
          <button
            type="submit"
            class="button lead"
            disabled={deed.busy || isAsked || (changes.length === 0 && !freeze)}
          >
            {words.apply({ count: changes.length })}
          </button>
        </span>
      </footer>
    </DeedForm>
  )
}

type ChangeTableProps = { readonly changes: RefreshPreview['reply']['changes']; readonly words: Words }

function ChangeTable({ changes, words }: ChangeTableProps) {
  const onHoles = (holes: readonly number[]) =>
    holes.length === 0
      ? words.none
      : holes.length > mostHoles
        ? words.manyHoles({ count: holes.length })
        : holes.length === 1
          ? words.hole({ hole: holes[0] ?? 0 })
          : words.holes({ holes: holes.join(', ') })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys too
    <section class="panel scrolls" tabIndex={0} aria-label={words.title}>
      <table class="list refresh">
        <thead>
          <tr>
            {[words.player, words.index, words.course, words.playing, words.strokes].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ playerId, name, before, after, byHand, strokesChangedOn }) => (
            <tr key={playerId}>
              <th scope="row">
                <bdi>{name}</bdi>
                {byHand && <small>{words.byHand}</small>}
              </th>
              <td>{oldAndNew(indexLabel(before.hcIndex), indexLabel(after.hcIndex), words)}</td>
              <td>{oldAndNew(handicapLabel(before.hcCourse), handicapLabel(after.hcCourse), words)}</td>
              <td>{oldAndNew(handicapLabel(before.hcPlaying), handicapLabel(after.hcPlaying), words)}</td>
              <td>{onHoles(strokesChangedOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Old and new where they differ. */
function oldAndNew(before: string, after: string, words: Words) {
  const [from, to] = [before || words.none, after || words.none]
  return from === to ? <span class="quiet">{to}</span> : <strong>{words.change({ from, to })}</strong>
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <details class="panel" open={names.length <= 6}>
      <summary class="panel-head">
        <h2>
          {title} <span class="quiet">{names.length}</span>
        </h2>
      </summary>
      <ul class="few">
        {names.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

function sumOf({ changes, unchanged, locked, missing, problems }: RefreshPreview['reply'], { sum }: Words): string {
  return [
    sum.changes({ count: changes.length }),
    sum.unchanged({ count: unchanged }),
    locked.length > 0 && sum.locked({ count: locked.length }),
    missing.length > 0 && sum.missing({ count: missing.length }),
    problems.length > 0 && sum.problems({ count: problems.length }),
  ]
    .filter(Boolean)
    .join(', ')
}
