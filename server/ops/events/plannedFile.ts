import type { Static } from 'typebox'
import type { NewEvent } from '../../../contract/events/console.ts'
import type { EventFile } from '../../../contract/files/eventFile.ts'
import type { RecipeEvent } from '../../../contract/recipes/console.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { givenRoundName } from '../../domain/events/roundInWords.ts'

type Plan = Static<typeof RecipeEvent>

/** The file of an event without people: what the request says, else its recipe, else what is usual. */
export function plannedFile(
  communityId: number,
  given: Static<typeof NewEvent>,
  language: Language,
  recipe: Plan = {},
): EventFile {
  const { recipe: _, rounds: givenRounds, endDate, ...rest } = given
  const { rounds: _days, ...ofRecipe } = recipe
  const settings = { ...recipe.settings, ...given.settings }
  const whole = {
    ...ofRecipe,
    ...rest,
    ...(Object.keys(settings).length > 0 && { settings }),
    communityId,
    players: [],
  }
  const planned = givenRounds ?? recipe.rounds
  if (!planned) return { ...whole, endDate: endDate ?? given.startDate }
  const rounds: PlannedRound[] = []
  for (const { day, ...round } of planned as readonly RoundGiven[]) {
    const startDate = round.startDate ?? dayOf(given.startDate, day, rounds.at(-1)?.endDate)
    const name = givenRoundName(given.name, rounds.length + 1, language)
    rounds.push({ name, endDate: startDate, ...round, startDate })
  }
  const last = rounds.map(round => round.endDate).reduce((a, b) => (a > b ? a : b), given.startDate)
  // A single round event has no rounds to switch flights off for.
  const { flightsEnabled: _flights, ...multiRound } = whole
  return { ...multiRound, endDate: endDate ?? last, rounds }
}

type RoundGiven = NonNullable<Static<typeof NewEvent>['rounds']>[number] & { readonly day?: number }
type PlannedRound = { readonly name: string; readonly startDate: string; readonly endDate: string }

/** A round is played on its day of the event, else on the day after the round before it. */
function dayOf(start: string, day: number | undefined, before: string | undefined): string {
  if (day !== undefined) return later(start, day - 1)
  return before === undefined ? start : later(before, 1)
}

/** The date so many days later. */
export function later(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
