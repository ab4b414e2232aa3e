import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const onlyWrong = { resultTypes: ['violations' as const] }

/** What axe finds on a page: each rule with the places that break it. `narrowed`: what it looks at, and by which rules. */
export async function hindrances(
  page: Page,
  narrowed: (axe: AxeBuilder) => AxeBuilder = axe => axe,
): Promise<readonly string[]> {
  // Only what is wrong is described, and only where there are frames each is looked at by itself, which takes a page more.
  // In a frame that runs nothing axe would wait for ever; what is shown there has a page and tests of its own.
  const axe = new AxeBuilder({ page })
    .options(onlyWrong)
    .setLegacyMode(page.frames().length === 1)
    .exclude('iframe[sandbox]')
  const { violations } = await narrowed(axe).analyze()
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(await computerDates(page)).map(text => `a date as computers write it: ${text}`),
  ]
}

/** Texts that show a date as it is stored, `2026-05-02`; what is written to be copied or typed may. */
function computerDates(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const found = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { data, parentElement: parent } = nodes.currentNode
      if (/\\b(?:19|20)\\d\\d-\\d\\d-\\d\\d\\b/.test(data) && !parent?.closest('script, style, code, pre, textarea, .hint') && parent?.checkVisibility()) found.push(data.trim().slice(0, 120))
    }
    return found
  })()`)
}

/** Also the stricter contrast, for what is read in the sun. */
export function enhanced(axe: AxeBuilder): AxeBuilder {
  return axe.options({ ...onlyWrong, rules: { 'color-contrast-enhanced': { enabled: true } } })
}
