import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on a page: each rule with the places that break it. `narrowed`: what it looks at, and by which rules. */
export async function hindrances(
  page: Page,
  narrowed: (axe: AxeBuilder) => AxeBuilder = axe => axe,
): Promise<readonly string[]> {
  const { violations } = await narrowed(new AxeBuilder({ page })).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Also the stricter contrast, for what is read in the sun. */
export function enhanced(axe: AxeBuilder): AxeBuilder {
  return axe.options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
}
