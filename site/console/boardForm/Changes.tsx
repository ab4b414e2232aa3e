import { Field } from '../../ui/Field.tsx'
import { draftOf } from './boardDraft.ts'
import { partInWords } from './partInWords.ts'
import { partNames, parts } from './parts.ts'
import { useBoard } from './useBoard.ts'
import { isAlike, valueAt } from './valueAt.ts'

/** What was changed and is not saved yet: what it was, and what it will be; and why, where cards count already. */
export function Changes() {
  const board = useBoard()
  const { from, draft, detail, words, asksReason, reason, setReason, deed } = board
  const was = draftOf(from)
  const pointers = [
    ...(was.name === draft.name ? [] : ['/name']),
    ...(was.format === draft.format ? [] : ['/format']),
    ...partNames.flatMap(name => {
      const { at } = parts[name]
      return isAlike(valueAt(was.settings, at), valueAt(draft.settings, at)) ? [] : [`/settings${at}`]
    }),
  ]
  return (
    <section class="panel" aria-labelledby="changes">
      <header class="panel-head">
        <h2 id="changes">{words.changes}</h2>
        <span class="end quiet small">{pointers.length}</span>
      </header>
      <dl class="changes">
        {pointers.map(pointer => {
          const { what, value } = partInWords(pointer, draft, board)
          return (
            <div key={pointer}>
              <dt>{what}</dt>
              <dd>
                <s>{partInWords(pointer, was, board).value}</s> <span aria-hidden="true">→</span> <b>{value}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      {asksReason && (
        <div class="padded">
          <Field
            label={words.reason}
            hint={words.reasonHint({ cards: detail.cards })}
            value={reason}
            onInput={setReason}
            required
            maxLength={500}
            error={deed.errorAt('/reason')}
          />
        </div>
      )}
    </section>
  )
}
