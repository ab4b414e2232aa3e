import { sql } from '../../kernel/database/sql.ts'

/** Whether the event `e` is a rehearsal; when it does not say, its multi-round event `m` does. */
export const isRehearsal = sql`coalesce((e.settings ->> 'rehearsal')::boolean, (m.settings ->> 'rehearsal')::boolean, false)`
