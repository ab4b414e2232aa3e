import type { Static } from 'typebox'
import type { RecipeEvent } from '../../../contract/recipes/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

export type RecipeRow = {
  readonly recipeId: number
  readonly name: string
  readonly description: string
  readonly event: Static<typeof RecipeEvent>
}

/** The recipes of a community by name. */
export function recipes(tx: Transaction, communityId: number): Promise<RecipeRow[]> {
  return tx.rows(
    sql<RecipeRow>`
      select recipe_id as "recipeId", name, description, plan as event from recipe
      where community_id = ${communityId} order by name_key, recipe_id`,
  )
}

/** A recipe of a community by its id. */
export function recipeWithId(tx: Transaction, communityId: number, recipeId: number): Promise<RecipeRow | undefined> {
  return tx.first(
    sql<RecipeRow>`
      select recipe_id as "recipeId", name, description, plan as event from recipe
      where community_id = ${communityId} and recipe_id = ${recipeId}`,
  )
}

/** A recipe of a community by its name. */
export function recipeNamed(tx: Transaction, communityId: number, name: string): Promise<RecipeRow | undefined> {
  return tx.first(
    sql<RecipeRow>`
      select recipe_id as "recipeId", name, description, plan as event from recipe
      where community_id = ${communityId} and name_key = ${nameKey(name)} for update`,
  )
}

/** Writes a recipe, in place of the one with its name, and answers its id. */
export async function writeRecipe(
  tx: Transaction,
  communityId: number,
  { name, description, event }: Omit<RecipeRow, 'recipeId'>,
  now: string,
): Promise<number> {
  const row = await tx.first(
    sql<{ recipeId: number }>`
      insert into recipe (community_id, recipe_id, name, name_key, description, plan, created_at)
      values (${communityId}, (select coalesce(max(recipe_id), 0) + 1 from recipe where community_id = ${communityId}), ${name}, ${nameKey(name)}, ${description}, ${JSON.stringify(event)}::jsonb, ${now}::timestamptz)
      on conflict (community_id, name_key) do update set name = excluded.name, description = excluded.description, plan = excluded.plan
      returning recipe_id as "recipeId"`,
  )
  if (!row) throw new Error('An insert that returns its id has one row.')
  return row.recipeId
}
