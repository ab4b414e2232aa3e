import { type Sql, sql } from '../../kernel/database/sql.ts'

/** Joins `n.name`: the name of the account that `actor` is, as the audit writes it; null for every other one. */
export function accountName(actor: Sql): Sql {
  return sql`left join lateral account_names(array[${accountId(actor)}]) n on true`
}

/** The same for many rows by few people, who are looked up at once. `rows`: `from` and `where` of the rows, in which `actor` is. */
export function accountNames(actor: Sql, rows: Sql): Sql {
  return sql`
    left join account_names(array(select distinct ${accountId(actor)} ${rows})) n on n.administrator_id = ${accountId(actor)}`
}

function accountId(actor: Sql): Sql {
  return sql`substring(${actor} from '^administrator:([0-9]{1,15})$')::bigint`
}
