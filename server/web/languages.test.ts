/** Pages in the language of who reads them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '../../contract/words/languages.ts'
import { nounWords } from '../../contract/words/nounWords.ts'
import type { Words } from '../../contract/words/spoken.ts'
import { listenOnLoopback, readStream } from '../../test/readStream.ts'
import { staffCalls } from '../../test/staffCalls.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let url: string
let paths: Readonly<Record<'overview' | 'results' | 'teeSheet' | 'players', string>>
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
  await world.rows(`update community set home = 'public' where community_id = 1`)
  const pathOf = async (id: 'getOverviewLink' | 'getResultsLink' | 'getTeeSheetLink' | 'getPlayersLink') =>
    new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname
  paths = {
    overview: await pathOf('getOverviewLink'),
    results: await pathOf('getResultsLink'),
    teeSheet: await pathOf('getTeeSheetLink'),
    players: await pathOf('getPlayersLink'),
  }
})
afterAll(() => world.close())

type Headers = Readonly<Record<string, string>>
const open = (address: string, headers: Headers = {}) => world.app.inject({ url: address, headers: { ...headers } })
const languageOf = (payload: string) => /<html lang="(\w+)"/.exec(payload)?.[1]

test('the address says the language before the cookie, the cookie before the browser, and else a page is English', async () => {
  const asked = { 'accept-language': 'ja, pt-BR;q=0.8, en;q=0.5' }
  const chosen = { ...asked, cookie: 'other=1; language=en' }
  for (const [address, headers, language] of [
    ['', {}, 'en'],
    ['', { 'accept-language': 'ja' }, 'en'],
    ['', asked, 'pt'],
    ['', chosen, 'en'],
    ['?lang=pt', chosen, 'pt'],
    ['?lang=xx', chosen, 'en'],
    ['', { cookie: 'language=../etc' }, 'en'],
  ] as const) {
    const { payload, headers: sent } = await open(paths.overview + address, headers)
    expect([address, headers, languageOf(payload)]).toEqual([address, headers, language])
    expect(sent.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
  }
})

test('the club says the language of its screen, and of pages for whom nothing else is known', async () => {
  const body = (to: 'de' | null) => ({ params: { communityId: 1 }, body: { language: to } })
  const staff = staffCalls(world)
  expect((await staff.call('updateCommunity', body('de'))).language).toBe('de')
  const seen = async (address: string, headers: Headers = {}) => languageOf((await open(address, headers)).payload)
  for (const address of [paths.overview, '/c/1'])
    await expect.poll(() => seen(address, { 'accept-language': 'ja' })).toBe('de')
  const wall = `${paths.results}/tv`
  expect(await seen(paths.overview, { 'accept-language': 'pt' })).toBe('pt')
  expect(await seen(wall, { 'accept-language': 'pt' })).toBe('de')
  expect(await seen(`${wall}?lang=fr`)).toBe('fr')
  expect((await staff.call('updateCommunity', body(null))).language).toBeUndefined()
  await expect.poll(() => seen(wall, { 'accept-language': 'pt' })).toBe('pt')
})

test('every public page has the languages at its foot, says which it is in, and keeps what its address says besides', async () => {
  for (const path of ['/', '/c/1', paths.overview, paths.players, `${paths.results}x`]) {
    const { payload } = await open(path, { 'accept-language': 'pt' })
    expect(payload).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>')
    expect(payload).toContain('<a href="?lang=pt" lang="pt" hreflang="pt" aria-current="true">Português</a>')
  }
  expect((await open(`${paths.teeSheet}?by=hole`)).payload).toContain('href="?by=hole&amp;lang=pt"')
})

test('a language that is chosen at the foot of a page is kept for a year, one of a link of somebody else is not', async () => {
  const cookieOf = async (headers: Headers) => (await open(`${paths.overview}?lang=pt`, headers)).headers['set-cookie']
  expect(await cookieOf({ 'sec-fetch-site': 'same-origin' })).toBe(
    'language=pt; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  )
  expect(await cookieOf({})).toContain('language=pt')
  expect(await cookieOf({ 'sec-fetch-site': 'same-origin', cookie: 'language=pt' })).toBeUndefined()
  expect(await cookieOf({ 'sec-fetch-site': 'cross-site' })).toBeUndefined()
  expect(await cookieOf({ 'sec-fetch-site': 'none' })).toBeUndefined()
})

test('a page is followed in the language in which it was opened, whatever the browser asks for', async () => {
  const { payload } = await open(`${paths.results}?lang=pt`)
  const [, stream = ''] = /data-stream="([^"]+)"/.exec(payload) ?? []
  const reader = await readStream(`${url}${stream.replaceAll('&amp;', '&')}`, { 'accept-language': 'en' })
  const first = await reader.until(({ event }) => event === 'page')
  expect(payload).toContain(`>${first.data}</div>`)
  expect(payload).toContain(`data-version="${first.id}"`)
  reader.close()
})

test('what programs read is English, whatever is asked for', async () => {
  const asked = { 'accept-language': 'pt', cookie: 'language=pt' }
  for (const path of ['/v1/events?lang=pt', '/c/1/calendar.ics']) {
    const [plain, other] = [await open(path), await open(path, asked)]
    expect(withoutId(other.payload)).toBe(withoutId(plain.payload))
  }
})

test.each(languages.filter(one => one !== 'en'))('a page in %s has no sentence of the English ones', async language => {
  const sentences = sentencesOf('en')
  const own = new Set(sentencesOf(language))
  const wanted = sentences.filter(text => text.split(' ').length > 2 && !own.has(text))
  expect(wanted.length).toBeGreaterThan(20)
  const cards = /href="([^"]+\/cards\/\d+\/\d+)"/.exec((await open(paths.results)).payload)?.[1] ?? ''
  expect(cards).not.toBe('')
  const views = [...Object.values(paths), `${paths.results}/tv`, `${paths.results}/embed`, cards, '/', '/c/1', '/c/9']
  for (const path of views) {
    const { payload } = await open(`${path}?lang=${language}`)
    expect([path, wanted.filter(text => payload.includes(text))]).toEqual([path, []])
  }
})

test('scripts are given the words of their page; English is their own', async () => {
  const wordsOf = async (lang: string) => {
    const [, words] = /data-words="([^"]+)"/.exec((await open(`${paths.results}?lang=${lang}`)).payload) ?? []
    return words && JSON.parse(words.replaceAll('&quot;', '"'))
  }
  expect(await wordsOf('pt')).toEqual(nounWords.pt.pageScripts)
  expect(await wordsOf('en')).toBeUndefined()
})

/** Texts of public pages that have no blank, as they stand in a page. */
function sentencesOf(language: Language): readonly string[] {
  const { pages, overviewPage, resultsPage, clubPage, wall, documents, results, states, explanations } =
    nounWords[language]
  return [pages, overviewPage, resultsPage, clubPage, wall, documents, results, states, explanations]
    .flatMap(textsIn)
    .filter(text => !text.includes('{'))
}

function textsIn(words: string | Words = {}): readonly string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(textsIn)
}

function withoutId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '')
}
