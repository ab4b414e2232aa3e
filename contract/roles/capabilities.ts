/** What the roles of a community may do in the console. One table for the mount, the pages and the tests of access. */

/** The roles, the first one that reaches furthest. `manager` is the owner of a community. */
export const roles = ['manager', 'director', 'scorer', 'starter', 'shop', 'viewer'] as const
export type Role = (typeof roles)[number]

/** How a person reads the role. */
export const roleNames: Readonly<Record<Role, string>> = {
  manager: 'owner',
  director: 'director',
  scorer: 'scorer',
  starter: 'starter',
  shop: 'shop',
  viewer: 'viewer',
}

const committee = ['manager', 'director'] as const

export const capabilities = {
  /** Events, boards, players and papers. */
  'event.see': roles,
  /** Addresses, telephone numbers and dates of birth. */
  'contacts.see': [...committee, 'shop'],
  /** The people of the community, also those who are in no event. */
  'players.see': [...committee, 'shop', 'viewer'],
  /** What the club counts over all its events and groups. */
  'club.see': [...committee, 'viewer'],
  /** Details, rounds, courses, leaderboards, states of an event. */
  'event.edit': committee,
  /** Players, teams, flights, tee sheet, handicaps. */
  'field.edit': committee,
  /** New players of an event, and what they have paid. */
  'players.register': [...committee, 'shop'],
  /** Links that let somebody score or register. */
  'links.see': committee,
  /** What organisers write to players, and to whom. */
  'messages.send': committee,
  /** Who is here, who has started. */
  'checkIn.edit': [...committee, 'scorer', 'starter', 'shop'],
  /** Scores and signatures. */
  'cards.edit': [...committee, 'scorer'],
  /** Withdrawals, disqualifications, penalties, suspension of play. */
  'rulings.make': [...committee, 'scorer'],
  /** What was seen of a group on the course. */
  'notes.write': [...committee, 'scorer', 'starter'],
  /** Official results. */
  'results.publish': committee,
  /** Prizes are handed out. */
  'prizes.pay': [...committee, 'shop'],
  /** Webhooks, staff, access of programs. */
  'community.manage': ['manager'],
} as const satisfies Readonly<Record<string, readonly Role[]>>
export type Capability = keyof typeof capabilities

/** Whether somebody with this role may do this. */
export function may(role: Role, capability: Capability): boolean {
  const holders: readonly Role[] = capabilities[capability]
  return holders.includes(role)
}
