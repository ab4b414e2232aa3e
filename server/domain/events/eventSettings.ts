import Type, { type Static } from 'typebox'
import { hcAllocPct, listOf, strictObject, teeId } from '../../../contract/shapes.ts'
import { allowances } from '../../../rules/handicap/allowances.ts'
import { currency } from '../communities/currency.ts'
import { mergedPrintCentre, PrintCentre } from './printCentre.ts'
import { GivenRegistrationSettings } from './registrationSettings.ts'
import { ScreenSettings } from './screenSettings.ts'

const TeamAllowance = Type.Union(
  [
    Type.Enum(Object.keys(allowances) as (keyof typeof allowances)[]),
    listOf(Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of a course handicap.' }), {
      least: 1,
      most: 10,
    }),
  ],
  {
    description:
      'Handicap of teams with one ball: an allowance by name, or percents from the lowest to the highest course handicap. If left out, the one recommended for the format of play and the size of the team.',
  },
)

export type TeamAllowance = Static<typeof TeamAllowance>

/** What a director sets for an event or a round; stored as given. */
export const GivenEventSettings = strictObject(
  {
    allocPct: Type.Optional(hcAllocPct),
    teamAllowance: Type.Optional(TeamAllowance),
    withoutIndex: Type.Optional(
      Type.Integer({
        minimum: -10,
        maximum: 72,
        description:
          'Course handicap for 18 holes that a player without a handicap counts as in the handicap of a team with one ball. If left out, such a team has no handicap until one is set.',
      }),
    ),
    defaultTees: Type.Optional(
      strictObject({ M: Type.Optional(teeId), F: Type.Optional(teeId) }, { title: 'DefaultTees' }),
    ),
    registration: Type.Optional(GivenRegistrationSettings),
    currency: Type.Optional(currency),
    printCentre: Type.Optional(PrintCentre),
    screen: Type.Optional(ScreenSettings),
    rehearsal: Type.Optional(
      Type.Boolean({
        description: 'Only a rehearsal: its links open nothing but the scorecard, and no webhook is told of it.',
      }),
    ),
  },
  {
    title: 'EventSettings',
    description:
      'Handicap allowance, 100 if left out, the tee of players without one, and what is printed and shown. What a round leaves out is that of its event.',
  },
)

type SettingsInput = Static<typeof GivenEventSettings>

/** The settings in force. */
export type EventSettings = {
  /** Handicap allowance in percent. */
  readonly allocPct: number
  /** The tees of players who have none of their own, by gender. */
  readonly defaultTees: { readonly M?: number; readonly F?: number }
  /** How the handicap of a team with one ball follows from those of its players; undefined for the recommended way. */
  readonly teamAllowance: TeamAllowance | undefined
  /** The course handicap of players without one, in the handicap of a team with one ball. */
  readonly withoutIndex: number | undefined
  readonly printCentre: PrintCentre
  readonly screen: ScreenSettings
}

/** The settings in force in an event: its own, else those of its multi-round event, else the defaults. They were validated when they were written. */
export function eventSettings(event: { readonly settings: unknown; readonly parentSettings?: unknown }): EventSettings {
  const own = event.settings as SettingsInput
  const parent = (event.parentSettings ?? {}) as SettingsInput
  return {
    allocPct: own.allocPct ?? parent.allocPct ?? 100,
    defaultTees: { ...parent.defaultTees, ...own.defaultTees },
    teamAllowance: own.teamAllowance ?? parent.teamAllowance,
    withoutIndex: own.withoutIndex ?? parent.withoutIndex,
    printCentre: mergedPrintCentre(own.printCentre, parent.printCentre),
    screen: { ...parent.screen, ...own.screen },
  }
}
