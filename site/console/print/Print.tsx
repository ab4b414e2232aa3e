import { useMemo, useRef, useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { en } from './en.ts'
import { type DocumentState, namesOf, openPrintout, print } from './printout.ts'

type Words = typeof en
type Paper = 'set' | 'A4' | 'Letter'

const shownLabels = 4

/** Every document with what was printed and what has changed since; prints all of it, or only what is stale. */
export function Print({ words }: { readonly words: Words }) {
  const { roundId } = useEvent()
  const documents = useQuery('listDocuments', { params: { eventId: roundId } })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [paper, setPaper] = useState<Paper>('set')
  const [shown, setShown] = useState<string | undefined>()
  const list = documents.data?.documents ?? []
  const stale = list.filter(one => one.stale > 0 && one.state === 'stale')
  const picked = list.filter(one => chosen.has(one.document))
  const query = paper === 'set' ? '' : `?paper=${paper}`
  const whole = picked.map(one => ({ one, pages: one.pages }))
  const deed = useDeed(() => print(roundId, whole, query, words.blocked))
  const changed = stale.map(one => ({ one, pages: one.pages.filter(page => page.state === 'stale') }))
  const staleDeed = useDeed(() => print(roundId, changed, query, words.blocked))
  const looking = useDeed(async () => {
    if (whole.length > 0) openPrintout(roundId, whole.flatMap(namesOf), query, words.blocked)
  })
  const allChosen = list.length > 0 && chosen.size === list.length
  const chooseAll = (wanted: boolean) => setChosen(new Set(wanted ? list.map(one => one.document) : []))
  const deeds = {
    chooseAll: () => chooseAll(!allChosen),
    print: deed.run,
    printStale: staleDeed.run,
    look: looking.run,
  }
  const now = useRef(deeds)
  now.current = deeds
  useKeys(
    useMemo(
      () => [
        { keys: 'a', words: words.keyAll, run: () => now.current.chooseAll() },
        { keys: 'o', words: words.keyOpen, run: () => now.current.look() },
        { keys: 'p', words: words.keyChosen, run: () => now.current.print() },
        { keys: 'c', words: words.keyChanged, run: () => now.current.printStale() },
      ],
      [],
    ),
  )
  if (!documents.data)
    return (
      <Screen title={words.title} beside={<Rounds />}>
        <Waiting answers={[documents]} />
      </Screen>
    )
  const stalePages = stale.reduce((sum, one) => sum + one.stale, 0)
  const preview = list.find(one => one.document === shown)
  return (
    <Screen
      title={words.title}
      beside={<Rounds />}
      actions={
        <>
          <Segments
            label={words.paper}
            value={paper}
            options={[
              { value: 'set', words: words.asSet },
              { value: 'A4', words: 'A4' },
              { value: 'Letter', words: 'Letter' },
            ]}
            onChoose={setPaper}
          />
          {stalePages > 0 && (
            <button type="button" class="button" onClick={staleDeed.run} disabled={staleDeed.busy}>
              <Icon name="printer" />
              {words.printStale(stalePages)}
            </button>
          )}
          {picked.length > 0 && (
            <button type="button" class="button" onClick={looking.run}>
              {words.look}
            </button>
          )}
          <button type="button" class="button lead" onClick={deed.run} disabled={picked.length === 0 || deed.busy}>
            <Icon name="printer" />
            {deed.busy ? words.making : picked.length === 0 ? words.nothingChosen : words.printChosen(picked.length)}
          </button>
        </>
      }
    >
      {deed.error}
      {staleDeed.error}
      {looking.error}
      <div class={preview ? 'print-columns' : undefined}>
        <section class="panel">
          <table class="list documents">
            <thead>
              <tr>
                <th class="tight">
                  <input
                    type="checkbox"
                    aria-label={words.chooseAll}
                    checked={allChosen}
                    onChange={event => chooseAll(event.currentTarget.checked)}
                  />
                </th>
                <th scope="col">{words.document}</th>
                <th scope="col">{words.printed}</th>
                <th scope="col">{words.now}</th>
              </tr>
            </thead>
            <tbody>
              {list.map(one => (
                <tr key={one.document} class={shown === one.document ? 'chosen' : undefined}>
                  <td class="tight">
                    <input
                      type="checkbox"
                      aria-label={words.choose(one.name)}
                      checked={chosen.has(one.document)}
                      onChange={() => {
                        const next = new Set(chosen)
                        if (!next.delete(one.document)) next.add(one.document)
                        setChosen(next)
                      }}
                    />
                  </td>
                  <th scope="row">
                    <button
                      type="button"
                      class="as-link"
                      aria-pressed={shown === one.document}
                      onClick={() => setShown(shown === one.document ? undefined : one.document)}
                    >
                      {one.name}
                    </button>
                  </th>
                  <td class="tight quiet">
                    {one.printedDt ? words.by(timeOf(one.printedDt), one.printedBy) : words.never}
                  </td>
                  <td>
                    <DocumentNow one={one} words={words} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="nothing quiet small">{words.markedAs}</p>
        </section>
        {preview && (
          <section class="panel preview">
            <iframe
              title={words.preview(preview.name)}
              src={`/v1/events/${roundId}/documents/${preview.document}${query}`}
            />
          </section>
        )}
      </div>
    </Screen>
  )
}

function DocumentNow({ one, words }: { readonly one: DocumentState; readonly words: Words }) {
  if (one.state === 'never') return <span class="quiet">–</span>
  const labels = one.pages.filter(page => page.state === 'stale' && page.page !== 'all').map(page => page.label)
  const more = labels.length > shownLabels ? ` ${words.andMore(labels.length - shownLabels)}` : ''
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
            ? words.stalePages(labels.slice(0, shownLabels).join(', ') + more)
            : words.stale(one.stale)}
        </span>
      )}
      {one.gone.length > 0 && <small>{words.gone(one.gone.slice(0, shownLabels).join(', '))}</small>}
    </>
  )
}

function timeOf(moment: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short', hour12: false }).format(
    new Date(moment),
  )
}
