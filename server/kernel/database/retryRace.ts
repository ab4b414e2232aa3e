/** What several do at once when they start on one server of PostgreSQL: databases, roles and tables that all of them need. */
import pg from 'pg'

const most = 20

/** When two do the same in one moment one of them fails; again, it finds what the other made. */
export async function retryRace(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (tries === most || !isRace(error)) throw error
    }
  }
}

/** Another session made the same database or table, or made or granted the same role, in the same moment. */
export function isRace(error: unknown): boolean {
  const codes = ['23505', '42P04', '42P07', '42710', 'XX000', '40P01']
  return error instanceof pg.DatabaseError && codes.includes(error.code ?? '')
}
