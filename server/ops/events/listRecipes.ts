import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { handle } from '../../domain/operation/handler.ts'
import { productRecipes } from './productRecipes.ts'
import { recipes } from './recipes.sql.ts'

export const listRecipes = handle('listRecipes', async ({ params, caller, tx, refuse }) => {
  requireCommunity(refuse, caller, params.communityId)
  const own = await recipes(tx, params.communityId)
  return {
    recipes: [...own.map(recipe => ({ ...recipe, recipeId: `own-${recipe.recipeId}`, own: true })), ...productRecipes],
  }
})
