import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

type Work = (page: Page, context: BrowserContext) => Promise<void>

/**
 * Works on a page in a context of its own, which is closed in the end; `prepare` is for what it needs before it opens. Whatever the
 * browser complains of is a fault: errors of scripts, and what the policy of contents forbids.
 */
export async function withPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  { prepare, address, work }: { readonly prepare?: Work; readonly address: string; readonly work: Work },
): Promise<void> {
  const context = await browser.newContext(options)
  const faults: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', error => faults.push(String(error)))
    page.on('console', message => message.text().includes('Content Security Policy') && faults.push(message.text()))
    await prepare?.(page, context)
    await page.goto(address)
    await work(page, context)
    expect(faults).toEqual([])
  } finally {
    await context.close()
  }
}
