import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { handle } from '../../domain/operation/handler.ts'
import { insertPlannedEvent } from './insertPlannedEvent.ts'
import { plannedFile } from './plannedFile.ts'
import { productRecipes } from './productRecipes.ts'
import { recipeWithId } from './recipes.sql.ts'

export const createEvent = handle('createEvent', async context => {
  const { params, body, caller, tx, now, language, record, refuse } = context
  requireCommunity(refuse, caller, params.communityId)
  const recipe = body.recipe === undefined ? undefined : await recipeOf(body.recipe)
  return insertPlannedEvent(refuse, tx, plannedFile(params.communityId, body, language, recipe), now, record)

  async function recipeOf(id: string) {
    const known = id.startsWith('own-')
      ? await recipeWithId(tx, params.communityId, Number(id.slice(4)))
      : productRecipes(language).find(({ recipeId }) => recipeId === id)
    return known?.event ?? refuse('NOT_FOUND', 'recipe', { recipe: id })
  }
})
