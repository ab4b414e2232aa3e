import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { useQuery } from '../../ui/data.ts'
import { go } from '../../ui/router.tsx'
import { Empty } from '../../ui/Waiting.tsx'
import { spoken } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Refresh, Words } from './Handicaps.tsx'

const mostPages = 6

/** What was done, and which paper is wrong now. */
export function Done({ words, done }: { readonly words: Words; readonly done: Refresh }) {
  const { eventId, roundId } = useEvent()
  const documents = useQuery('listDocuments', { params: { eventId: roundId }, query: { language: spoken() } })
  const stale = documents.data?.documents.filter(one => one.state === 'stale') ?? []
  return (
    <>
      <Empty
        title={words.doneTitle({ count: done.changes.length })}
        action={
          <button type="button" class="button lead" onClick={() => go(pathOf('players', { eventId }))}>
            {words.toPlayers}
          </button>
        }
      >
        {words.done} {done.frozen > 0 && words.frozen({ count: done.frozen })}
      </Empty>
      {stale.length > 0 && (
        <section class="panel padded stale-paper">
          <h2>{words.stale}</h2>
          <ul class="lines">
            {stale.map(({ document, name, pages, gone }) => {
              const changed = [...pages.filter(page => page.state !== 'current').map(page => page.label), ...gone]
              const more = Math.max(0, changed.length - mostPages)
              const shown = { name, pages: changed.slice(0, mostPages).join(', ') }
              return (
                <li key={document}>{more > 0 ? words.moreStalePages({ ...shown, more }) : words.stalePages(shown)}</li>
              )
            })}
          </ul>
          <button type="button" class="button" onClick={() => go(pathOf('print', { eventId: roundId }))}>
            {words.toPrint}
          </button>
        </section>
      )}
    </>
  )
}
