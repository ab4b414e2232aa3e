/** Who may call an operation from the console or from a helper's page: what `docs/roles.md` prints and the test of roles tries. */
import { type Operation, takesSession } from '../operation.ts'
import { type StaffLinkPurpose, staffLinkPurposes } from '../staffLinks/console.ts'
import { may, type Role, roles } from './capabilities.ts'
import { capabilityOf } from './capabilityOf.ts'

/** A role in the community, or a link to one thing in one event. */
export type Holder = Role | `link:${StaffLinkPurpose}`

export const holders: readonly Holder[] = [...roles, ...staffLinkPurposes.map(one => `link:${one}` as const)]

/** `programs`: no session calls it. `everybody`: also who is not logged in. `accounts`: whoever is logged in. */
export type WhoMay = 'programs' | 'everybody' | 'accounts' | 'operators' | readonly Holder[]

export function whoMay(op: Operation): WhoMay {
  if (op.access === 'anyone') return op.path.startsWith('/console') ? 'everybody' : 'programs'
  if (op.access === 'operator') return 'operators'
  const capability = capabilityOf(op)
  if (capability === undefined && !takesSession(op)) return 'programs'
  if (capability === undefined) return op.refusals.includes('UNAUTHORIZED') ? roles : 'accounts'
  return [...roles.filter(role => may(role, capability)), ...(op.link ?? []).map(one => `link:${one}` as const)]
}

/** Whoever may do only a part of what an operation does, and which: the operation refuses the rest. */
export const inPart: Readonly<Record<string, Partial<Readonly<Record<Holder, string>>>>> = {
  signCard: { 'link:cards': 'as the committee' },
  setCardStatus: { 'link:starter': 'players who did not start' },
  withdrawPlayer: { 'link:starter': 'players who did not start' },
  setEventState: {
    scorer: 'suspend play and resume it',
    'link:official': 'suspend play and resume it',
  },
  undo: {
    scorer: 'steps that the role itself may do',
    starter: 'steps that the role itself may do',
    shop: 'steps that the role itself may do',
    viewer: 'steps that the role itself may do',
    'link:official': 'its own steps',
    'link:starter': 'its own steps',
  },
}
