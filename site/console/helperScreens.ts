import type { StaffLinkPurpose } from '../../contract/staffLinks/console.ts'
import { type Loader, screen } from './screen.ts'

/** What each staff link opens. */
export const helperScreens: Readonly<Record<StaffLinkPurpose, Loader>> = {
  checkIn: screen(() => import('./checkIn/HelperDesk.tsx').then(one => one.HelperDesk), {
    en: () => import('./checkIn/en.ts'),
    pt: () => import('./checkIn/pt.ts'),
  }),
  starter: screen(() => import('./starter/Starter.tsx').then(one => one.Starter), {
    en: () => import('./starter/en.ts'),
    pt: () => import('./starter/pt.ts'),
  }),
  cards: screen(() => import('./cards/HelperCards.tsx').then(one => one.HelperCards), {
    en: () => import('./cards/en.ts'),
    pt: () => import('./cards/pt.ts'),
  }),
  organiser: screen(() => import('./organiser/HelperOrganiser.tsx').then(one => one.HelperOrganiser), {
    en: () => import('./organiser/en.ts'),
    pt: () => import('./organiser/pt.ts'),
  }),
  official: screen(() => import('./official/Official.tsx').then(one => one.Official), {
    en: () => import('./official/en.ts'),
    pt: () => import('./official/pt.ts'),
  }),
}
