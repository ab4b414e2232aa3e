import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { handle } from '../../domain/operation/handler.ts'
import { productRecipes } from '../events/productRecipes.ts'
import { recipes } from '../events/recipes.sql.ts'
import { timeZones } from '../events/timeZones.sql.ts'

export const listRecipes = handle('listRecipes', async ({ params, caller, tx, language, refuse }) => {
  requireCommunity(refuse, caller, params.communityId)
  const [own, zones] = await Promise.all([
    recipes(tx, params.communityId),
    timeZones(tx, caller.communities, params.communityId),
  ])
  return {
    ...zones,
    recipes: [
      ...own.map(recipe => ({ ...recipe, recipeId: `own-${recipe.recipeId}`, own: true })),
      ...productRecipes(language),
    ],
  }
})
