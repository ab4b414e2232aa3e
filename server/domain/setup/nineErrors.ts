import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { FieldError } from '../../kernel/refuse.ts'

/**
 * What is missing to play a nine of these courses: tees without rating or slope of it, by course and name. A course of nine
 * holes has no nines.
 */
export async function nineErrors(
  tx: Transaction,
  courseIds: readonly number[],
  nine: GivenEventSettings['nine'],
  pointer = '/settings/nine',
): Promise<readonly FieldError[]> {
  if (nine === undefined || courseIds.length === 0) return []
  const [rating, slope] = [sql.ref(`t.rating_${nine}_tenths`), sql.ref(`t.slope_${nine}`)]
  const rows = await tx.rows(
    sql<{ tee: string }>`
      select c.name || ', ' || t.name || ' (' || t.gender || ')' as tee
      from course_tee t join course c on c.course_id = t.course_id
      where t.course_id = any(${courseIds}::bigint[])
        and (cardinality(t.hole_pars) < 18 or ${rating} is null or ${slope} is null)
      order by c.name, t.tee_id`,
  )
  if (rows.length === 0) return []
  return [{ pointer, message: said('fields.lacksNine', { tees: rows.map(({ tee }) => tee).join('; ') }) }]
}
