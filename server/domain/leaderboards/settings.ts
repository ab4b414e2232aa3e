/** The settings of a leaderboard: what does not fit, and how those of a file are kept. */

import type { Static, TSchema } from 'typebox'
import type { BoardAllowance } from '../../../contract/settings/boardTerms.ts'
import { LeaderboardSettings, leaderboardFields } from '../../../contract/settings/leaderboardSettings.ts'
import { strictObject } from '../../../contract/shapes.ts'
import { said } from '../../../contract/words/say.ts'
import { formatById, formats } from '../../../rules/formats/index.ts'
import { percentOf } from '../../../rules/handicap/allowances.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { oneBallErrors, oneBallOf } from './oneBall.ts'
import { membersOf, sidesErrors } from './sides.ts'

const FileSettings = strictObject(leaderboardFields)
type FileSettings = Static<typeof FileSettings>

/** What is invalid in the settings of a leaderboard: its own fields, and those of the format by the format's schema. */
export function settingsErrors(formatId: string, settings: LeaderboardSettings): readonly FieldError[] {
  return [
    ...validationErrors(LeaderboardSettings, settings),
    ...oneBallErrors(formatId, settings),
    ...sidesErrors(formatId, settings),
    ...allowanceErrors(
      formatId,
      settings,
      allowancesOf(settings.allowance, settings.allowanceOfFlights ?? [], '/allowanceOfFlights'),
    ),
    ...formatErrors(formatId, settings.format ?? {}).map(({ pointer, message }) => ({
      pointer: `/format${pointer}`,
      message,
    })),
  ]
}

type AllowanceAt = readonly [pointer: string, allowance: BoardAllowance | undefined]

/** The allowances of a leaderboard and its flights, each with the pointer to it. */
export function allowancesOf(
  own: BoardAllowance | undefined,
  flights: readonly { readonly allowance?: BoardAllowance }[],
  below = '/flights',
): readonly AllowanceAt[] {
  return [
    ['/allowance', own],
    ...flights.map(({ allowance }, at): AllowanceAt => [`${below}/${at}/allowance`, allowance]),
  ]
}

/** Allowances that weigh the players of a team, where each player has a ball of the own. */
export function allowanceErrors(
  formatId: string,
  settings: Pick<LeaderboardSettings, 'oneBall'>,
  given: readonly AllowanceAt[],
): readonly FieldError[] {
  if (oneBallOf(formatId, settings) !== undefined) return []
  return given.flatMap(([pointer, allowance]) =>
    allowance !== undefined && percentOf(allowance) === undefined
      ? [{ pointer, message: said('fields.isAllowanceTeamsOneBall') }]
      : [],
  )
}

/** What is invalid in the settings of the format. */
export function formatErrors(formatId: string, given: unknown): readonly FieldError[] {
  const format = formatById(formatId)
  if (!format)
    return [
      { pointer: '', message: said('fields.mustBeSettingsOne', { formats: formats.map(({ id }) => id).join(', ') }) },
    ]
  return validationErrors(format.settings as TSchema, given)
}

/** The settings of a file as the database keeps them: `idOf` returns the id of the side with a key. */
export function storedSettings(
  format: Readonly<Record<string, unknown>> | undefined,
  given: FileSettings,
  idOf: (key: string) => number,
): LeaderboardSettings {
  return { ...withSides(given, idOf), ...(format && { format }) }
}

/** The settings with other sides in the places of those that they name: of keys of a file, or of ids. */
export function withSides(given: LeaderboardSettings, sideOf: (id: number) => number): LeaderboardSettings
export function withSides(given: FileSettings, sideOf: (key: string) => number): LeaderboardSettings
export function withSides(
  given: LeaderboardSettings | FileSettings,
  sideOf: (side: never) => number,
): LeaderboardSettings {
  const { amateurs, playOff, matches, wheel, winners, cupTeams, ...rest } = given
  const one = sideOf as (side: string | number) => number
  const oneOrSeveral = (side: string | number | (string | number)[]) =>
    typeof side === 'object' ? side.map(one) : one(side)
  return {
    ...rest,
    ...(amateurs && { amateurs: amateurs.map(one) }),
    ...(playOff && { playOff: playOff.map(place => ({ ...place, side: one(place.side) })) }),
    ...(matches && {
      matches: matches.map(match => ({ ...match, a: oneOrSeveral(match.a), b: oneOrSeveral(match.b) })),
    }),
    ...(wheel && { wheel: wheel.map(one) }),
    ...(winners && { winners: winners.map(winner => ({ ...winner, side: one(winner.side) })) }),
    ...(cupTeams && { cupTeams: cupTeams.map(team => ({ ...team, sides: team.sides.map(one) })) }),
  }
}

/** The sides that settings name, each with the pointer to it: ids, or the keys of a file. */
export function namedSides(given: LeaderboardSettings): readonly (readonly [id: number, pointer: string])[]
export function namedSides(given: FileSettings): readonly (readonly [key: string, pointer: string])[]
export function namedSides(
  given: LeaderboardSettings | FileSettings,
): readonly (readonly [side: number | string, pointer: string])[] {
  const { amateurs = [], playOff = [], matches = [], wheel = [], winners = [], cupTeams = [] } = given
  return [
    ...amateurs.map((key, at) => [key, `/amateurs/${at}`] as const),
    ...playOff.map(({ side }, at) => [side, `/playOff/${at}/side`] as const),
    ...matches.flatMap(({ a, b }, at) => [...ofSide(a, `/matches/${at}/a`), ...ofSide(b, `/matches/${at}/b`)]),
    ...wheel.map((key, at) => [key, `/wheel/${at}`] as const),
    ...winners.map(({ side }, at) => [side, `/winners/${at}/side`] as const),
    ...cupTeams.flatMap(({ sides }, at) => sides.map((key, n) => [key, `/cupTeams/${at}/sides/${n}`] as const)),
  ]
}

function ofSide<Id extends string | number>(side: Id | readonly Id[], pointer: string) {
  return membersOf(side).map((id, at) => [id, typeof side === 'object' ? `${pointer}/${at}` : pointer] as const)
}
