/** A search of players by the beginning of their last name: among 1,000,000 members of a club, and the same among 10,000. */
import { withClient } from '../server/kernel/database/migrate.ts'
import { created } from '../test/world.rows.ts'
import type { Clocked } from './benchInterface.ts'
import { median, spread } from './compare.ts'
import { type BenchService, settle, startBenchService } from './service.ts'

const [few, many] = [10_000, 1_000_000]
const firstPlayer = 2_000_000
/** Every prefix finds as many in both. */
const foundByPrefix = 100
const turns = 5
const searchesPerTurn = 400
const warming = 100

export async function measureSearch(): Promise<readonly Clocked[]> {
  const [small, large] = [await clubOf(few), await clubOf(many)]
  try {
    const times = { small: [] as number[], large: [] as number[] }
    const ratios: number[] = []
    for (let turn = 0; turn <= turns; turn += 1) {
      const own = { small: [] as number[], large: [] as number[] }
      const searches = turn === 0 ? warming : searchesPerTurn
      for (let search = 0; search < searches; search += 1) {
        const number = turn * searchesPerTurn + search
        own.small.push(await searched(small, prefix(number, few)))
        own.large.push(await searched(large, prefix(number, many)))
      }
      // The first finds the servers cold.
      if (turn === 0) continue
      times.small.push(...own.small)
      times.large.push(...own.large)
      ratios.push(p99(own.large) / p99(own.small))
    }
    return [
      { what: 'player search by prefix among 1,000,000, p99', value: p99(times.large), unit: 'ms', atMost: 20 },
      {
        what: 'the same: of the p99 among 10,000',
        value: p99(times.large) / p99(times.small),
        unit: '',
        atMost: 1.5,
        ...spread(ratios),
      },
      // One after the other: what lies in no cache shows here, and hides behind the slowest above.
      { what: 'the same: median', value: median(times.large), unit: 'ms' },
      { what: 'the same: median among 10,000', value: median(times.small), unit: 'ms' },
    ]
  } finally {
    await large.close()
    await small.close()
  }
}

/** Members of the club of the named world, whose last names are numbers of six figures. */
async function clubOf(members: number): Promise<BenchService> {
  const bench = await startBenchService()
  await withClient(bench.databaseUrl, async owner => {
    await owner.query(`
      insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, hc_index_tenths, hc_revision_date, created_at)
      select ${firstPlayer} + n, 'First' || n % 997, 'Last' || to_char(n, 'FM000000'), 'first' || n % 997, 'last' || to_char(n, 'FM000000'),
        case when n % 3 = 0 then 'F' else 'M' end, n % 540, '2026-04-20', '${created}' from generate_series(0, ${members - 1}) n`)
    await owner.query(`
      insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 1, player_id, true, true, last_name_key, first_name_key, '${created}' from player where player_id >= ${firstPlayer}`)
    await settle(owner)
  })
  return bench
}

/** Spread over all names. */
function prefix(number: number, members: number): string {
  return `last${String((number * 7919) % (members / foundByPrefix)).padStart(4, '0')}`
}

async function searched({ url, authorization }: BenchService, lastName: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/v1/players?communityId=1&lastName=${lastName}&limit=50`, {
    headers: { authorization },
  })
  const found = (await answer.json()) as readonly unknown[]
  const time = performance.now() - began
  if (found.length !== 50) throw new Error(`${lastName} found ${JSON.stringify(found).slice(0, 200)}`)
  return time
}

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
}

if (import.meta.main) console.log(await measureSearch())
