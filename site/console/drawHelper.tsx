import type { JSX } from 'preact'
import type { Helper } from '../../contract/site/helper.ts'
import { callWithStaffLink, Refused } from '../ui/call.ts'
import { setClock } from '../ui/clock.ts'
import { queries } from '../ui/data.ts'
import { Empty } from '../ui/Waiting.tsx'
import { spoken, wordsOf } from '../ui/words.ts'
import { setHelper } from './helper/helper.ts'
import { helperWords, setHelperWords } from './helper/helperWords.ts'
import { forgetLink, keepAnswer, keepLink, keptAnswers, keptLink } from './helper/keptLinks.ts'
import { helperScreens } from './helperScreens.ts'

/** What a staff link opens. The page came with it, or is the one that the device keeps. `speak` loads the words of the shared parts. */
export async function drawHelper(speak: (locale: string) => Promise<void>): Promise<JSX.Element> {
  const helper = fromServer() ?? (await keptLink(location.pathname.split('/').at(-1) ?? ''))
  void keepPage()
  const locale = helper?.locale ?? spoken(navigator.language)
  document.documentElement.lang = locale
  await speak(locale)
  setHelperWords(await wordsOf('helper', locale))
  if (!helper) return <UnknownLink />
  setHelper(helper)
  setClock(helper.clock ?? 'h24')
  callWithStaffLink(helper.token)
  await keepLink(helper).catch(() => undefined)
  await remember(helper.token)
  return (await helperScreens[helper.purpose](locale))()
}

/** What the page was sent with; nothing on a page that the device has kept. */
function fromServer(): Helper | undefined {
  return JSON.parse(document.getElementById('helper')?.textContent ?? 'null') ?? undefined
}

function UnknownLink(): JSX.Element {
  const { unknownTitle, unknown } = helperWords()
  return (
    <main class="desk-body alone">
      <Empty alone title={unknownTitle}>
        {unknown}
      </Empty>
    </main>
  )
}

/** Shows what the link was answered the last time, until it is answered again, and keeps what it is answered from now on. */
async function remember(token: string): Promise<void> {
  for (const { queryKey, data, at } of await keptAnswers(token).catch(() => [])) {
    queries.setQueryData(queryKey, data, { updatedAt: at })
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated') return
    const { queryHash, queryKey, state } = event.query
    if (event.action.type === 'success')
      void keepAnswer(token, queryHash, { queryKey, data: state.data, at: state.dataUpdatedAt }).catch(() => undefined)
    if (event.action.type === 'error' && isOfEndedLink(event.action.error)) void forgetLink(token)
  })
}

function isOfEndedLink(error: unknown): boolean {
  return error instanceof Refused && error.code === 'TOKEN_INVALID'
}

/** From now on the page opens without a network. Over plain HTTP browsers keep none. */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/staff/worker.js').catch(() => undefined)
  await navigator.storage?.persist?.()
}
