import type { StaffLinkPurpose } from '../../contract/staffLinks/console.ts'
import { type Loader, screen } from './screen.ts'

/** What each staff link opens. */
export const helperScreens: Readonly<Record<StaffLinkPurpose, Loader>> = {
  checkIn: screen(() => import('./checkIn/HelperDesk.tsx').then(one => one.HelperDesk), 'checkIn'),
  starter: screen(() => import('./starter/Starter.tsx').then(one => one.Starter), 'starter'),
  cards: screen(() => import('./cards/HelperCards.tsx').then(one => one.HelperCards), 'cards'),
  organiser: screen(() => import('./organiser/HelperOrganiser.tsx').then(one => one.HelperOrganiser), 'organiser'),
  official: screen(() => import('./official/Official.tsx').then(one => one.Official), 'official'),
}
