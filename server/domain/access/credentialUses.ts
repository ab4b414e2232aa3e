import type { Database } from '../../kernel/database/connect.ts'
import { addUses, type CountedUse } from './credentialUses.sql.ts'

export type CredentialUses = {
  /** Counts a call. Nothing is written: what a program reads costs no write. */
  readonly count: (credentialId: number, now: Temporal.Instant) => void
  /** Writes what was counted since the last time. */
  readonly flush: () => Promise<void>
}

/** Counts the calls of each credential by day in memory, to be added to the database now and then (decision 062). */
export function createCredentialUses(database: Database): CredentialUses {
  let counted = new Map<string, { calls: number; credentialId: number; lastAt: number }>()
  return {
    count(credentialId, now) {
      const lastAt = now.epochMilliseconds
      const key = `${credentialId} ${Math.floor(lastAt / dayMilliseconds)}`
      const use = counted.get(key)
      if (!use) counted.set(key, { calls: 1, credentialId, lastAt })
      else {
        use.calls += 1
        use.lastAt = lastAt
      }
    },
    async flush() {
      if (counted.size === 0) return
      const uses = [...counted.values()]
      counted = new Map()
      await database
        .write('everything', tx => addUses(tx, uses.map(written)))
        .catch(error => {
          // They are counted with the next ones.
          for (const { credentialId, calls, lastAt } of uses) {
            const key = `${credentialId} ${Math.floor(lastAt / dayMilliseconds)}`
            const later = counted.get(key)
            counted.set(key, { credentialId, calls: calls + (later?.calls ?? 0), lastAt: later?.lastAt ?? lastAt })
          }
          throw error
        })
    },
  }
}

const dayMilliseconds = 24 * 60 * 60 * 1000

function written({ credentialId, calls, lastAt }: { credentialId: number; calls: number; lastAt: number }): CountedUse {
  return { credentialId, calls, lastAt: Temporal.Instant.fromEpochMilliseconds(lastAt).toString() }
}
