import { sql } from '../../kernel/database/sql.ts'
import { refusalOf } from '../../kernel/http/problems.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { isFull } from './disk.ts'

/** Whoever asks within this time is answered by the same try: anybody may ask, and each try waits for the disk. */
const rememberedMs = 1000

type Tried = { readonly at: number; readonly trouble: Promise<Refusal | undefined> }
const tries = new WeakMap<Service, Tried>()

/** Throws what a write would be refused with, after trying one. */
export async function requireWrites(service: Service): Promise<void> {
  const trouble = await writeTrouble(service)
  if (trouble) throw trouble
}

/** Why a write would fail now; undefined when it would succeed. */
export function writeTrouble(service: Service): Promise<Refusal | undefined> {
  const known = tries.get(service)
  if (known && performance.now() - known.at < rememberedMs) return known.trouble
  const trouble = tryWrite(service)
  tries.set(service, { at: performance.now(), trouble })
  return trouble
}

async function tryWrite({ config, database }: Service): Promise<Refusal | undefined> {
  try {
    if (await isFull(config)) return new Refusal('UNAVAILABLE', 'disk')
    await database.write('everything', tx => tx.rows(sql`update database_identity set written_at = clock_timestamp()`))
    return undefined
  } catch (error) {
    const refusal = refusalOf(error)
    // Such as a database that has become read-only: whatever it is, nothing is written.
    return refusal.code === 'UNAVAILABLE' ? refusal : new Refusal('UNAVAILABLE', 'disk')
  }
}
