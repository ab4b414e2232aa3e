import type { Page } from 'playwright-core'

/** Fills with whatever the browser complains of on a page: errors of scripts, and what the policy of contents forbids. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => message.text().includes('Content Security Policy') && faults.push(message.text()))
  return faults
}
