import Type from 'typebox'
import { recipeId } from '../events/console.ts'
import { operation } from '../operation.ts'
import { plannedPart } from '../setup/console.ts'
import { timeZone } from '../setup/eventSetup.ts'
import { communityParams, id, listOf, strictObject, text } from '../shapes.ts'

const day = Type.Integer({ minimum: 1, maximum: 50, description: 'Day of the event on which the round is played.' })

export const RecipeEvent = strictObject(
  {
    ...plannedPart,
    registrationType: Type.Optional(Type.Enum(['Closed', 'Members', 'Online Questionnaire'])),
    rounds: Type.Optional(
      listOf(strictObject({ day, ...plannedPart }, { title: 'RecipeRound' }), { least: 1, most: 50 }),
    ),
  },
  { title: 'RecipeEvent', description: 'What an event of this recipe begins with.' },
)

export const Recipe = strictObject(
  {
    recipeId,
    name: text(80, 'Name of the recipe.'),
    description: text(300, 'What it makes, in a sentence.'),
    own: Type.Boolean({ description: 'Saved by the community.' }),
    event: RecipeEvent,
  },
  { title: 'Recipe' },
)

const medal = {
  recipeId: 'own-3',
  name: 'Monthly medal',
  description: 'Net stroke play in two flights.',
  own: true,
  event: {
    settings: { allocPct: 95 },
    leaderboards: [
      { name: 'Net', format: 'strokePlay', settings: { score: 'net' }, flights: [{ name: 'A' }, { name: 'B' }] },
    ],
  },
}

export const listRecipes = operation({
  id: 'listRecipes',
  method: 'GET',
  path: '/console/api/communities/{communityId}/recipes',
  tag: 'Events',
  summary: 'List what new events can begin with',
  description:
    'The recipes of the community by name, then those of the product; a recipe holds no people, days or courses. Time zones too: the club’s is that of its latest event, a course’s that of the club’s latest event on any version of it.',
  params: communityParams,
  reply: strictObject(
    {
      recipes: listOf(Recipe, { most: 1000 }),
      timeZone: Type.Optional(timeZone),
      courseTimeZones: listOf(
        strictObject({ courseId: id('Id of the course.'), timeZone }, { title: 'CourseTimeZone' }),
        {
          most: 10_000,
          description: 'Time zones of the courses the club has played.',
        },
      ),
    },
    { title: 'Recipes' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ['communities', 'courses', 'events', 'recipes'],
  transaction: 'read',
  example: {
    params: { communityId: 101 },
    reply: {
      recipes: [medal],
      timeZone: 'Europe/Lisbon',
      courseTimeZones: [{ courseId: 201, timeZone: 'Atlantic/Azores' }],
    },
  },
})

export const saveRecipe = operation({
  id: 'saveRecipe',
  method: 'POST',
  path: '/console/api/communities/{communityId}/recipes',
  tag: 'Events',
  summary: 'Save an event as a recipe',
  description: 'A recipe of the community with this name is replaced.',
  params: communityParams,
  body: strictObject(
    {
      eventId: Type.String({ pattern: '^[MS]-[1-9][0-9]{0,15}$', description: 'The event it is made from.' }),
      name: text(80, 'Name of the recipe.'),
      description: Type.Optional(text(300, 'What it makes, in a sentence; what the event has if left out.')),
    },
    { title: 'NewRecipe' },
  ),
  reply: Recipe,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['recipes'],
  transaction: 'write',
  example: { params: { communityId: 101 }, body: { eventId: 'S-5211', name: 'Monthly medal' }, reply: medal },
})
