import type { Insertable } from '../../kernel/database/generated.ts'
import type { PlayerRow } from '../../kernel/database/rows.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { communities } from './field.ts'
import { origins } from './names.ts'
import { pick, seeded } from './seeded.ts'

/** A player of the sample data. `strangers`: of the community that has nothing to do with the club. */
export type SamplePlayer = {
  readonly row: Insertable<PlayerRow> & { readonly player_id: number; readonly gender: 'M' | 'F' }
  readonly strangers: boolean
  readonly handle: string | null
  readonly born: number
}

export const firstPlayerId = 3001
const players = 200
const strangers = 10
const federation = 20
const people = {
  3001: {
    first_name: 'Tiago',
    last_name: 'Moura',
    gender: 'M',
    dob: '1988-09-14',
    phone: '912345678',
    hc_id: '48213',
    index: 124,
  },
  3002: {
    first_name: 'Inês',
    last_name: 'Valente',
    gender: 'F',
    dob: '1993-02-27',
    phone: '918273645',
    hc_id: '51877',
    index: 41,
  },
  3003: {
    first_name: 'Duarte',
    last_name: 'Pimentel',
    gender: 'M',
    dob: '2001-11-05',
    phone: '934567812',
    hc_id: '60322',
    index: 213,
  },
} as const

/** The 200 players, the same ones every time; their handicap indexes are of `revised`, a date. */
export function roster(now: Temporal.Instant, revised: string): readonly SamplePlayer[] {
  const random = seeded(2026)
  const taken = new Set<string>()
  return Array.from({ length: players }, (_, index) => {
    const playerId = firstPlayerId + index
    const invented = inventPerson(random, taken)
    const known = playerId in people ? people[playerId as keyof typeof people] : undefined
    const person = known ? { ...invented, ...known } : invented
    const inFederation = known !== undefined || random() < 0.88
    const email = emailOf(`${person.first_name} ${person.last_name}`)
    const club = index >= players - strangers ? communities.strangers : communities.club
    const isCompleted = !known && random() < 0.2
    return {
      row: {
        player_id: playerId,
        first_name: person.first_name,
        last_name: person.last_name,
        last_name_key: nameKey(person.last_name),
        first_name_key: nameKey(person.first_name),
        suffix: playerId === 3003 ? 'Jr' : null,
        gender: person.gender,
        email,
        email_key: emailKey(email),
        dob: person.dob,
        phone_country_cd: 'PT',
        phone: person.phone,
        hc_provider_id: inFederation ? federation : null,
        hc_id: inFederation ? person.hc_id : null,
        hc_active: inFederation,
        hc_index_tenths: inFederation ? person.index : null,
        hc_revision_date: inFederation ? revised : null,
        completed_at: isCompleted ? now.subtract({ hours: 24 * 90 }).toString() : null,
        created_at: now.subtract({ hours: 24 * 400 }).toString(),
        creator_community_id: club,
        keeper_community_id: club,
        email_community_id: isCompleted ? null : club,
      },
      strangers: index >= players - strangers,
      handle: playerId === 3001 ? 'Titi' : null,
      born: Number(person.dob.slice(0, 4)),
    }
  })
}

function inventPerson(random: () => number, taken: Set<string>) {
  const gender = random() < 0.36 ? ('F' as const) : ('M' as const)
  const origin = originAt(random())
  let first_name = ''
  let last_name = ''
  do {
    first_name = pick<string>(gender === 'F' ? origin.women : origin.men, random)
    last_name = pick<string>(origin.last, random)
  } while (taken.has(nameKey(`${first_name} ${last_name}`)))
  taken.add(nameKey(`${first_name} ${last_name}`))
  const two = (number: number) => String(number).padStart(2, '0')
  const dob = `${1946 + Math.floor(random() * 64)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
  // The sum of two draws lies around the middle, as handicaps do.
  const index = Math.min(540, Math.round((random() + random()) * 210) - 60)
  const phone = `9${String(Math.floor(random() * 1e8)).padStart(8, '0')}`
  const hc_id = String(61_000 + taken.size * 17)
  return { first_name, last_name, gender, dob, index, phone, hc_id }
}

function emailOf(name: string): string {
  const letters = nameKey(name).replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 'ss')
  return `${letters.replaceAll(/[^a-z]+/g, '.')}@example.com`
}

function originAt(place: number) {
  let passed = 0
  for (const origin of origins) {
    passed += origin.share
    if (place < passed) return origin
  }
  return origins[0]
}
