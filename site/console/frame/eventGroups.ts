/** The screens of an event as a director goes through them: before the day, on it and after it. At most twelve places, each one screen or a few that belong together. */
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { mayIn } from '../session.ts'
import type { OpenEvent } from './useEvent.ts'

export type Family = {
  readonly name: 'setUpAndBoards' | 'flightsAndTeams' | 'messagesAndLinks' | ConsoleScreen
  readonly icon: IconName
  /** The first is opened; the others stand beside it in the head of the screen. */
  readonly screens: readonly ConsoleScreen[]
}

type Group = { readonly name: 'before' | 'day' | 'after'; readonly families: readonly Family[] }

const groups: readonly Group[] = [
  {
    name: 'before',
    families: [
      { name: 'setUpAndBoards', icon: 'settings', screens: ['setup', 'leaderboards'] },
      { name: 'players', icon: 'players', screens: ['players', 'registration', 'handicaps'] },
      { name: 'flightsAndTeams', icon: 'layers', screens: ['flights', 'teams', 'matches'] },
      { name: 'teeSheet', icon: 'teeSheet', screens: ['teeSheet'] },
      { name: 'print', icon: 'printer', screens: ['print'] },
    ],
  },
  {
    name: 'day',
    families: [
      { name: 'ready', icon: 'list', screens: ['ready'] },
      { name: 'checkIn', icon: 'check', screens: ['checkIn'] },
      { name: 'control', icon: 'live', screens: ['control'] },
      { name: 'cards', icon: 'board', screens: ['cards'] },
    ],
  },
  {
    name: 'after',
    families: [
      { name: 'results', icon: 'official', screens: ['results'] },
      { name: 'messagesAndLinks', icon: 'copy', screens: ['messages', 'links'] },
      { name: 'log', icon: 'clock', screens: ['log'] },
    ],
  },
]

/** Whether the person may open a screen of the event, and whether it has something to show there. */
function isShown(screen: ConsoleScreen, { setup }: OpenEvent): boolean {
  // What is written to players is for those who write.
  if (screen === 'messages') return mayIn(setup.communityId, 'messages.send')
  return screen !== 'matches' || setup.leaderboards.some(one => one.matches)
}

export function groupsOf(event: OpenEvent): readonly Group[] {
  return groups.map(group => ({
    ...group,
    families: group.families.map(family => ({
      ...family,
      screens: family.screens.filter(screen => isShown(screen, event)),
    })),
  }))
}

/** The screens that belong to this one, itself among them. */
export function siblingsOf(screen: ConsoleScreen | undefined, event: OpenEvent): readonly ConsoleScreen[] {
  if (screen === undefined) return []
  const family = groupsOf(event)
    .flatMap(({ families }) => families)
    .find(({ screens }) => screens.includes(screen))
  return family?.screens ?? []
}

const ofRound: ReadonlySet<ConsoleScreen> = new Set([
  'teeSheet',
  'ready',
  'print',
  'checkIn',
  'control',
  'cards',
  'messages',
])

/** Lists of people are those of the whole event, tee sheets those of a round. */
export function idFor(screen: ConsoleScreen, event: OpenEvent): string {
  return ofRound.has(screen) ? event.roundId : event.eventId
}
