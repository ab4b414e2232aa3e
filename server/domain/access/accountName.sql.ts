import { type Sql, sql } from '../../kernel/database/sql.ts'

/** Joins `n.name`: the name of the account that `actor` is, as the audit writes it; null for every other one. */
export function accountName(actor: Sql): Sql {
  return sql`left join lateral account_names(array[substring(${actor} from '^administrator:([0-9]{1,15})$')::bigint]) n on true`
}
