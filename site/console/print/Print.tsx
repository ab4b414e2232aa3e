import { useMemo, useRef, useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { readAgain, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { en } from './en.ts'

type Words = typeof en
type DocumentState = Reply<'listDocuments'>['documents'][number]
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
  const deed = useDeed(async () => {
    await printed(
      roundId,
      picked.map(one => ({ one, pages: one.pages })),
      query,
      words,
    )
    await readAgain(['listDocuments', 'checkReadiness'])
  })
  const staleDeed = useDeed(async () => {
    await printed(
      roundId,
      stale.map(one => ({ one, pages: one.pages.filter(page => page.state === 'stale') })),
      query,
      words,
    )
    await readAgain(['listDocuments', 'checkReadiness'])
  })
  const allChosen = list.length > 0 && chosen.size === list.length
  const chooseAll = (wanted: boolean) => setChosen(new Set(wanted ? list.map(one => one.document) : []))
  const deeds = { chooseAll: () => chooseAll(!allChosen), print: deed.run, printStale: staleDeed.run }
  const now = useRef(deeds)
  now.current = deeds
  useKeys(
    useMemo(
      () => [
        { keys: 'a', words: words.keyAll, run: () => now.current.chooseAll() },
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
          <button type="button" class="button lead" onClick={deed.run} disabled={picked.length === 0 || deed.busy}>
            <Icon name="printer" />
            {deed.busy ? words.making : picked.length === 0 ? words.nothingChosen : words.printChosen(picked.length)}
          </button>
        </>
      }
    >
      {deed.error}
      {staleDeed.error}
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

type Wanted = { readonly one: DocumentState; readonly pages: DocumentState['pages'] }

/** Opens everything as one PDF in a tab of its own, and keeps which versions of its pages were printed. */
async function printed(eventId: string, wanted: readonly Wanted[], query: string, words: Words): Promise<void> {
  if (wanted.length === 0) return
  const pages = wanted.flatMap(({ one, pages: own }) => namesOf(one, own))
  const tab = open(
    `/console/api/events/${eventId}/printout?pages=${pages.join(',')}${query.replace('?', '&')}`,
    '_blank',
  )
  if (!tab) throw new Error(words.blocked)
  for (const { one, pages: own } of wanted) {
    const marked = own.map(({ page, version }) => ({ page, version }))
    if (marked.length > 0)
      await call('markPrinted', { params: { eventId, document: one.document }, body: { pages: marked } })
  }
}

/** `scorecards` for all of a document, `scorecards:5001` for the paper of a group. */
function namesOf({ document, pages: all }: DocumentState, pages: DocumentState['pages']): readonly string[] {
  const groups = pages.flatMap(({ page }) => (page.startsWith('group-') ? [page.slice('group-'.length)] : []))
  return pages.length < all.length && groups.length > 0 ? groups.map(group => `${document}:${group}`) : [document]
}

function timeOf(moment: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short', hour12: false }).format(
    new Date(moment),
  )
}
