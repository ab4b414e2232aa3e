/** What the tests see of a page has letters: in the browser that npm installs, on a machine without fonts, and in the machine's own. */
import { chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserOptions } from './browserOptions.ts'
import { lettersMissing } from './lettersMissing.ts'

const texts = [
  'Anna Łukasz Nguyễn',
  'Γιώργος',
  'Ольга',
  '山田 太郎 ひらがな カタカナ',
  '김민준',
  '张伟 陈 测试',
  '✓ → ▲ ▼ ½ −',
]

async function inBrowser<T>(wanted: string | undefined, use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await browserOptions(wanted))
  try {
    return await use(await browser.newPage())
  } finally {
    await browser.close()
  }
}

test.each([
  ['bundled', 'bundled'],
  ['of this machine', undefined],
])('the browser %s shows the letters of every script', async (_name, wanted) => {
  const missing = await inBrowser(wanted, async page => {
    await page.setContent(texts.map(text => `<p>${text}</p><b>${text}</b>`).join(''))
    return lettersMissing(page)
  })
  expect(missing).toBe('')
})

test('a letter that no font has is found', async () => {
  const missing = await inBrowser('bundled', async page => {
    await page.setContent('<p>Anna \u{13000} 𐎠𐎡</p>')
    return lettersMissing(page)
  })
  expect(missing).toBe('\u{13000}𐎠𐎡')
})
