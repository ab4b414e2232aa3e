/** The scorecard in the language of who scores: the browser's at first, then the one that was chosen, also without a network. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { words as en } from '../contract/words/en/scorecard.ts'
import { words as pt } from '../contract/words/pt/scorecard.ts'
import type { Words } from '../contract/words/spoken.ts'
import { type GolfDay, type Phone, startGolfDay } from './golfDay.ts'

const shots = process.env.SHOTS

let day: GolfDay
let phone: Phone

beforeAll(async () => {
  day = await startGolfDay()
  phone = await day.phone()
  await phone.context.setExtraHTTPHeaders({ 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8' })
})
afterAll(() => day.close())

test('a phone that asks for Portuguese shows no English, on the hole, on the card and once play is suspended', async () => {
  const page = await phone.newPage()
  await page.goto(await day.scoringAddress(1))
  await page.getByText('Guardado', { exact: true }).waitFor()
  expect(await page.evaluate('document.documentElement.lang + document.title')).toBe('ptCartão')
  await page.getByRole('button', { name: '5', exact: true }).click()
  await page.getByText('Anular 5').waitFor()
  await looksPortuguese(page, 'hole')
  await page.getByRole('button', { name: 'Rever e assinar' }).click()
  await page.getByText('Jogador: ainda não assinou').first().waitFor()
  await looksPortuguese(page, 'review')
  await day.world.call('setEventState', {
    params: { eventId: 'S-110' },
    body: { state: 'suspended', reason: 'Trovoada' } as never,
  })
  await page.getByText('O jogo está suspenso: Trovoada').waitFor()
  await looksPortuguese(page, 'suspended')
  await page.close()
})

test('a language that was chosen stays on the phone, also when it opens the card without a network', async () => {
  const page = await phone.newPage()
  await page.goto(await day.scoringAddress(1))
  await page.evaluate('navigator.serviceWorker.ready.then(() => caches.match("/scorecard/"))')
  await page.getByRole('button', { name: 'Rever e assinar' }).click()
  await day.network.set(false)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Tap a hole to change it.').waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
  await page.reload()
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await day.network.set(true)
  await page.getByRole('button', { name: 'Português' }).click()
  await page.getByText('Toque num buraco para o alterar.').waitFor()
})

/** Whether no text is one of the English words that are others in Portuguese. */
async function looksPortuguese(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `pt-${name}.png`), fullPage: true })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(360)
  const text = await page.evaluate<string>('document.body.innerText')
  const english = textsOf(en).filter(([path, words]) => words !== portuguese.get(path) && words.length > 4)
  expect(english.filter(([, words]) => saysIn(text, words)).map(([, words]) => words)).toEqual([])
}

/** Whether a text has the longest part of a message that stands between its blanks. */
function saysIn(text: string, message: string): boolean {
  const [longest = ''] = message.split(/\{.*\}/).sort((a, b) => b.length - a.length)
  return longest.trim().length > 4 && new RegExp(`\\b${RegExp.escape(longest.trim())}(?!\\p{L})`, 'u').test(text)
}

function textsOf(words: Words, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text] as const] : textsOf(text, `${before}${name}.`),
  )
}
const portuguese = new Map(textsOf(pt))
