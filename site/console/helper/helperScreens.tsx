import type { JSX } from 'preact'
import type { StaffLinkPurpose } from '../../../contract/console/staffLinks.ts'
import type { Helper } from '../../../contract/site/helper.ts'

type Draw = (helper: Helper) => JSX.Element

/** What each staff link opens, with its words. */
export const helperScreens: Readonly<Record<StaffLinkPurpose, (locale: Helper['locale']) => Promise<Draw>>> = {
  async checkIn(locale) {
    const [{ HelperDesk }, words] = await Promise.all([
      import('./HelperDesk.tsx'),
      locale === 'pt' ? import('../checkIn/pt.ts').then(one => one.pt) : import('../checkIn/en.ts').then(one => one.en),
    ])
    return helper => <HelperDesk helper={helper} words={words} />
  },
}
