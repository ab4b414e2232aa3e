import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RefusalCode, refusalCodes, refusals } from '../../../contract/errors.ts'
import { detailsOf, kebabCase } from '../../../contract/refusalWords.ts'
import { languages } from '../../../contract/words/languages.ts'
import { partsOf } from '../../../contract/words/message.ts'
import { textsOf as reasonsOf } from '../../../test/textsOf.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** The page of a code as text: a blank of a detail stands in it as it does in the catalogue. */
async function pageOf(code: RefusalCode): Promise<string> {
  const { payload } = await world.app.inject({ url: `/problems/${kebabCase(code)}` })
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return payload
    .replaceAll(/<var>(\w+)<\/var>/g, '{$1}')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => signs[name] ?? '')
}

/** What a detail says around its plurals and choices, and each that can be chosen. */
function textsOf(detail: string): readonly string[] {
  const parts = partsOf(detail)
  if (parts.every(part => typeof part === 'string' || part.kind === undefined)) return [detail]
  return parts.flatMap(part => {
    if (typeof part === 'string') return [part]
    return part.kind === 'select' ? Object.values(part.branches ?? {}).flat() : (part.branches?.other ?? [])
  })
}

test('the page of every code says all that its answers can say', async () => {
  for (const code of refusalCodes) {
    const page = await pageOf(code)
    expect(page).toContain(refusals[code].title)
    for (const detail of detailsOf(code)) for (const text of textsOf(detail)) expect(page, code).toContain(text)
  }
})

test('in every language a page names the blanks of what it says, and nothing of how a plural is written', async () => {
  for (const language of languages)
    for (const code of refusalCodes) {
      const { payload } = await world.app.inject({ url: `/problems/${kebabCase(code)}?lang=${language}` })
      expect(payload, code).not.toMatch(/[{}]/)
    }
  const french = await world.app.inject({ url: '/problems/rate-limited?lang=fr' })
  expect(french.payload).toContain('Réessayez dans <var>seconds</var> secondes.')
})

test('what an answer says stands on the page that it names', async () => {
  const { type, detail, code } = (
    await world.app.inject({
      method: 'DELETE',
      url: '/v1/events/S-110/players/999999',
      headers: { authorization: `Bearer ${world.token('club')}` },
    })
  ).json()
  expect(new URL(type).pathname).toBe(`/problems/${kebabCase(code)}`)
  const blank = /\\\{\w+\\\}/g
  const patterns = detailsOf(code).map(text => new RegExp(`^${RegExp.escape(text).replaceAll(blank, '.+')}$`))
  const said = detailsOf(code).filter((_text, index) => patterns[index]?.test(detail))
  expect(said).not.toEqual([])
  for (const text of said) expect(await pageOf(code)).toContain(text)
})

test('a code with a detail for each reason has several, and a meaning that holds for all', () => {
  for (const code of refusalCodes) {
    const entry = refusals[code]
    const isSeveral = Object.keys(reasonsOf(code)).length > 0
    expect('meaning' in entry, code).toBe(isSeveral)
    if (isSeveral) expect(Object.keys(reasonsOf(code)).length, code).toBeGreaterThan(1)
  }
})
