/** The style sheets of pages and apps: each is made of parts from `site`, and later ones change what earlier ones say. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsoleScreen } from '../../contract/site/consoleScreens.ts'
import type { StaffLinkPurpose } from '../../contract/staffLinks/console.ts'
import { root } from '../kernel/root.ts'

/** What a page of the console can begin with: a screen, or what a staff link opens. */
export type LoadedScreen = ConsoleScreen | StaffLinkPurpose

/** The letters of every page, from the root. */
export const fontFile = 'site/ui/fonts/caddie.woff2'

/** The address of the letters, which changes with them. */
export function fontPath(): string {
  return `/assets/caddie-${hash('sha256', readFileSync(join(root, fontFile))).slice(0, 12)}.woff2`
}

const lightAndDark = ['ui/tokens.css', 'ui/dark.css']
/** How a list is read. */
const lists = 'console/bringIn/bringIn.css'
/** What a staff link opens, and what of it is for a phone. */
const helpers = 'console/helper/helper.css'
const phones = 'console/helper/phone.css'

/** Pictures of the numbers of a club. */
const pictures = 'console/numbers/pictures.css'

/** What a screen of the console adds to the style that every screen needs. */
const ofScreens = {
  home: [pictures, 'console/home/home.css'],
  numbers: [pictures, 'console/numbers/numbers.css'],
  members: ['console/members/members.css'],
  // One of them is a sheet over all.
  member: ['console/members/members.css'],
  flights: ['console/flights/flights.css'],
  matches: ['ui/matchHoles.css', 'console/matches/matches.css'],
  leaderboards: ['console/boardForm/boardForm.css', 'console/boardForm/boardLists.css'],
  ready: ['console/ready/ready.css'],
  checkIn: [helpers, 'console/checkIn/checkIn.css'],
  starter: [helpers, phones, 'console/starter/starter.css'],
  official: [helpers, phones, 'console/official/official.css'],
  control: ['console/control/control.css', 'console/control/pace.css', 'console/shorten/holeChoice.css'],
  cards: [helpers, 'console/cards/cards.css'],
  results: ['console/results/results.css', 'console/results/desk.css'],
  // A dialog, which comes when somebody asks.
  why: ['ui/lines.css', 'ui/tie.css'],
  messages: ['console/messages/messages.css'],
  organiser: [helpers, lists, 'console/organiser/organiser.css'],
  duplicates: ['console/duplicates/duplicates.css'],
  communities: ['console/communities/communities.css'],
  registration: ['console/registration/registration.css'],
  privacy: ['console/privacy/privacy.css'],
  bringIn: [lists],
  bringInMembers: [lists],
  log: ['console/log/log.css'],
  communityLog: ['console/log/log.css'],
  newEvent: ['console/newEvent/newEvent.css'],
  eventFile: [lists, 'console/eventFile/eventFile.css'],
  clubSettings: ['console/clubSettings/clubSettings.css'],
  handicaps: [lists],
} satisfies Partial<Record<LoadedScreen | 'why', readonly string[]>>

type StyledScreen = keyof typeof ofScreens
export const styledScreens = Object.keys(ofScreens) as StyledScreen[]

const shared = {
  page: [
    ...lightAndDark,
    'ui/look.css',
    'ui/button.css',
    'ui/parts.css',
    'ui/scores.css',
    'ui/lines.css',
    'ui/tie.css',
    'public/page.css',
    'public/board.css',
    'public/teeSheet.css',
    'public/insights.css',
    'public/card.css',
    'public/reason.css',
    'public/holes.css',
    'public/club.css',
    'public/overview.css',
    'public/forms.css',
    'public/myDay.css',
    'public/embed.css',
    'public/forced.css',
  ],
  tv: [...lightAndDark, 'public/tv.css', 'public/tvBands.css', 'public/tvSlides.css'],
  scorecard: [
    'ui/tokens.css',
    'ui/sun.css',
    'ui/look.css',
    'ui/button.css',
    'ui/parts.css',
    'ui/scores.css',
    'scorecard/scorecard.css',
    'ui/matchHoles.css',
    'scorecard/matches.css',
    'scorecard/keys.css',
    'scorecard/review.css',
    'scorecard/rooms.css',
  ],
  console: [
    ...lightAndDark,
    'ui/look.css',
    'ui/button.css',
    'ui/parts.css',
    'ui/kit.css',
    'ui/floating.css',
    'ui/grid.css',
    'ui/places.css',
    'console/console.css',
    'console/work.css',
    'console/boards.css',
    'console/forms.css',
    'console/papers.css',
    'console/history.css',
    'console/account.css',
  ],
} as const

export type StyleSheet = keyof typeof shared | `console/${StyledScreen}`

/** The parts of each style sheet, as paths below `site`. */
export const partsOfStyles: ReadonlyMap<StyleSheet, readonly string[]> = new Map<StyleSheet, readonly string[]>([
  ...(Object.entries(shared) as [keyof typeof shared, readonly string[]][]),
  ...styledScreens.map(screen => [`console/${screen}` as const, ofScreens[screen]] as const),
])
