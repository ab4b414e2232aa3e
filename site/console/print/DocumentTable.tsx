import { timeFormat, withTimeOf } from '../../ui/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Words } from './Print.tsx'
import type { DocumentState } from './printout.ts'

const shownLabels = 4

type DocumentTableProps = {
  readonly list: readonly DocumentState[]
  readonly chosen: ReadonlySet<string>
  /** Which document is looked at. */
  readonly shown: string | undefined
  readonly words: Words
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly onShow: (document: string | undefined) => void
}

/** Every document, when it was printed and what has changed since. */
export function DocumentTable({ list, chosen, shown, words, onChoose, onShow }: DocumentTableProps) {
  const toggle = (document: string) => {
    const next = new Set(chosen)
    if (!next.delete(document)) next.add(document)
    onChoose(next)
  }
  return (
    <section class="panel">
      <table class="list documents">
        <thead>
          <tr>
            <th class="tight">
              <input
                type="checkbox"
                aria-label={words.chooseAll}
                checked={list.length > 0 && chosen.size === list.length}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(new Set(checked ? list.map(one => one.document) : []))
                }
              />
            </th>
            <th scope="col">{words.document}</th>
            <th scope="col">{words.printed}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(one => (
            <DocumentRow
              key={one.document}
              {...{ one, words, onShow }}
              isChosen={chosen.has(one.document)}
              isShown={shown === one.document}
              onToggle={() => toggle(one.document)}
            />
          ))}
        </tbody>
      </table>
      <p class="nothing quiet small">{words.markedAs}</p>
    </section>
  )
}

type DocumentRowProps = Pick<DocumentTableProps, 'words' | 'onShow'> & {
  readonly one: DocumentState
  readonly isChosen: boolean
  readonly isShown: boolean
  readonly onToggle: () => void
}

function DocumentRow({ one, isChosen, isShown, words, onToggle, onShow }: DocumentRowProps) {
  return (
    <tr class={isShown ? 'chosen' : undefined}>
      <td class="tight">
        <input type="checkbox" aria-label={words.choose({ name: one.name })} checked={isChosen} onChange={onToggle} />
      </td>
      <th scope="row">
        <button
          type="button"
          class="as-link"
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? undefined : one.document)}
        >
          {one.name}
        </button>
      </th>
      <td class="tight quiet">{printedWhen(one, words)}</td>
      <td>
        <DocumentNow one={one} words={words} />
      </td>
    </tr>
  )
}

function printedWhen({ printedDt, printedBy }: DocumentState, words: Words): string {
  if (!printedDt) return words.never
  const when = timeOf(printedDt)
  return printedBy === undefined ? when : words.by({ when, who: printedBy })
}

function DocumentNow({ one, words }: { readonly one: DocumentState; readonly words: Words }) {
  if (one.state === 'never') return <span class="quiet">–</span>
  const labels = one.pages
    .filter(page => page.state === 'stale' && page.page !== 'all')
    .map(page => withTimeOf(page.label))
  const more = labels.length > shownLabels ? ` ${words.andMore({ count: labels.length - shownLabels })}` : ''
  return (
    <>
      {one.state === 'current' ? (
        <span class="state is-live">
          <Icon name="check" />
          {words.current}
        </span>
      ) : (
        <span class="tag warn">
          <Icon name="printer" />
          {labels.length > 0
            ? words.stalePages({ labels: labels.slice(0, shownLabels).join(', ') + more })
            : words.stale({ count: one.stale })}
        </span>
      )}
      {one.gone.length > 0 && (
        <small>{words.gone({ labels: one.gone.slice(0, shownLabels).map(withTimeOf).join(', ') })}</small>
      )}
    </>
  )
}

function timeOf(moment: string): string {
  return timeFormat({ dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment))
}
