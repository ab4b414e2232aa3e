import { sql } from '../../kernel/database/sql.ts'

/** Whether the event `e` is only a rehearsal; what it does not say is said by its multi-round event `m`. */
export const isRehearsal = sql`coalesce((e.settings ->> 'rehearsal')::boolean, (m.settings ->> 'rehearsal')::boolean, false)`
