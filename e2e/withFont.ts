import type { BrowserContext } from 'playwright-core'

/**
 * Every page of the context waits for its font. People see a page at once, in letters of the system where the font is late;
 * a picture would then depend on how busy the machine is.
 */
export async function withFont(context: BrowserContext): Promise<BrowserContext> {
  await context.route('**/assets/*.css', async route => {
    const response = await route.fetch()
    const style = await response.text()
    await route.fulfill({ response, body: style.replaceAll(/font-display:\s*optional/g, 'font-display: block') })
  })
  return context
}
