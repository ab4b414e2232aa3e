import type { GivenEventSettings, TeamAllowance } from '../../../contract/settings/givenEventSettings.ts'
import { mergedPrintCentre, type PrintCentre } from '../../../contract/settings/printCentre.ts'
import type { ScreenSettings } from '../../../contract/settings/screenSettings.ts'

/** The settings in force. */
export type EventSettings = {
  /** Handicap allowance in percent. */
  readonly allocPct: number
  /** The nine of 18-hole courses that is played; undefined for all holes. */
  readonly nine: GivenEventSettings['nine']
  /** Half of an index for nine holes: to a tenth, or exact. */
  readonly halfIndex: NonNullable<GivenEventSettings['halfIndex']>
  /** Playing conditions calculation of the day, -1 to 3. */
  readonly pcc: number
  /** The tees of players who have none of their own, by gender. */
  readonly defaultTees: { readonly M?: number; readonly F?: number }
  /** How the handicap of a team with one ball follows from those of its players; undefined for the recommended way. */
  readonly teamAllowance: TeamAllowance | undefined
  /** The course handicap of players without one, in the handicap of a team with one ball. */
  readonly withoutIndex: number | undefined
  /** How rounds start; undefined while nobody has said. */
  readonly start: GivenEventSettings['start']
  /** Who asked to play with whom, and not with whom. */
  readonly wishes: NonNullable<GivenEventSettings['wishes']>
  /** By how much the course handicaps in a team may differ; undefined for any difference. */
  readonly teamSpread: number | undefined
  /** Who plays the rounds after a cut. */
  readonly afterCut: NonNullable<GivenEventSettings['afterCut']>
  readonly printCentre: PrintCentre
  readonly screen: ScreenSettings
  /** Whether spectators see chances. */
  readonly chances: boolean
}

/** The settings in force in an event: its own, else those of its multi-round event, else the defaults. They were validated when they were written. */
export function eventSettings(event: { readonly settings: unknown; readonly parentSettings?: unknown }): EventSettings {
  const own = event.settings as GivenEventSettings
  const parent = (event.parentSettings ?? {}) as GivenEventSettings
  return {
    allocPct: own.allocPct ?? parent.allocPct ?? 100,
    nine: own.nine ?? parent.nine,
    halfIndex: own.halfIndex ?? parent.halfIndex ?? 'tenth',
    pcc: own.pcc ?? parent.pcc ?? 0,
    defaultTees: { ...parent.defaultTees, ...own.defaultTees },
    teamAllowance: own.teamAllowance ?? parent.teamAllowance,
    withoutIndex: own.withoutIndex ?? parent.withoutIndex,
    teamSpread: own.teamSpread ?? parent.teamSpread,
    start: own.start ?? parent.start,
    wishes: own.wishes ?? parent.wishes ?? {},
    afterCut: own.afterCut ?? parent.afterCut ?? 'madeAny',
    printCentre: mergedPrintCentre(own.printCentre, parent.printCentre),
    screen: { ...parent.screen, ...own.screen },
    chances: own.chances ?? parent.chances ?? false,
  }
}
