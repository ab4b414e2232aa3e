import type { Static } from 'typebox'
import type { RecipeEvent } from '../../../contract/recipes/console.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { formatName } from '../../domain/leaderboards/formatName.ts'
import { handle } from '../../domain/operation/handler.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { type EventPlan, eventPlan, type PlannedPart } from '../events/eventPlan.ts'
import { recipeNamed, writeRecipe } from '../events/recipes.sql.ts'

/** A recipe is for any course and any days, so that tees, courses and the dates of registration stay behind. */
const kept = { courses: false, settings: true, registration: false, leaderboards: true, flights: true }

export const saveRecipe = handle('saveRecipe', async context => {
  const { params, body, caller, tx, now, language, record, refuse } = context
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const event = await visibleEvent(tx, body.eventId, caller.communities)
  if (!event) return refuse('UNAUTHORIZED', 'event')
  const planned = recipeEvent(await eventPlan(tx, event, kept))
  const recipe = { name: body.name.trim(), description: body.description ?? inWords(planned, language), event: planned }
  const before = await recipeNamed(tx, communityId, recipe.name)
  const recipeId = await writeRecipe(tx, communityId, recipe, timestampText(now))
  await record({
    communityId,
    kind: 'recipe.saved',
    subject: { recipeId },
    before: before && { name: before.name, description: before.description, event: before.event },
    after: recipe,
  })
  return { recipeId: `own-${recipeId}`, ...recipe, own: true }
})

function recipeEvent({ event, rounds, registrationType }: EventPlan): Static<typeof RecipeEvent> {
  const days = (round: PlannedPart) => Temporal.PlainDate.from(event.startDate).until(round.startDate).days
  return {
    ...timeless(event),
    ...(registrationType !== 'Closed' && { registrationType }),
    ...(rounds.length > 0 && {
      rounds: rounds.map(round => ({ day: Math.min(50, Math.max(1, days(round) + 1)), ...timeless(round) })),
    }),
  }
}

function timeless({ info, settings, leaderboards }: PlannedPart) {
  return { ...(info !== undefined && { info }), ...(settings && { settings }), ...(leaderboards && { leaderboards }) }
}

/** What the recipe makes, as nobody has said it. */
function inWords({ leaderboards = [], rounds = [] }: Static<typeof RecipeEvent>, language: Language): string {
  const boards = [...leaderboards, ...rounds.flatMap(round => round.leaderboards ?? [])]
  const names = [...new Set(boards.map(({ format }) => formatName(format, language)))]
  const { own, ownOf } = wordsIn(language).recipes
  const count = Math.max(1, rounds.length)
  return cutText(names.length > 0 ? ownOf({ rounds: count, formats: names.join(', ') }) : own({ rounds: count }), 300)
}
