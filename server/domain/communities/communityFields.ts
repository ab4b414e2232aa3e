import { sql } from '../../kernel/database/sql.ts'

/** The fields of a community for the row `c`. A club is its own club in the table; in answers it is a club, and has none. */
export const communityFields = {
  id: sql`c.community_id`,
  name: sql`c.name`,
  club: sql`c.club_community_id is not distinct from c.community_id`,
  clubCommunityId: sql`nullif(c.club_community_id, c.community_id)`,
}
