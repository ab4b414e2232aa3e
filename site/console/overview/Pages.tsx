import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Words } from './Overview.tsx'

const pages = ['getOverviewLink', 'getResultsLink', 'getTeeSheetLink'] as const

/** The pages that everybody sees, to open and to hand on. */
export function Pages({
  words,
  eventId,
  isDraft,
}: {
  readonly words: Words
  readonly eventId: string
  readonly isDraft: boolean
}) {
  return (
    <section class="panel padded">
      <h2>{words.pages}</h2>
      {isDraft && <p class="quiet">{words.pagesDraft}</p>}
      <ul class="lines">
        {pages.map(page => (
          <Page key={page} page={page} words={words} eventId={eventId} />
        ))}
      </ul>
    </section>
  )
}

function Page({
  page,
  words,
  eventId,
}: {
  readonly page: (typeof pages)[number]
  readonly words: Words
  readonly eventId: string
}) {
  const link = useQuery(page, { params: { eventId } })
  const path = link.data && new URL(link.data.url).pathname
  return (
    <li>
      <Icon name="board" />
      {path === undefined ? <span>{words.links[page]}</span> : <a href={path}>{words.links[page]}</a>}
    </li>
  )
}
