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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Also the stricter contrast, for what is read in the sun. */
export function enhanced(axe: AxeBuilder): AxeBuilder {
  return axe.options({ ...onlyWrong, rules: { 'color-contrast-enhanced': { enabled: true } } })
}
