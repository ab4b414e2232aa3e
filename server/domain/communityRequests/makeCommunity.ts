import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Origin } from '../audit/record.ts'
import { communityNamed } from '../communities/communityNamed.sql.ts'
import { createCommunity } from '../communities/createCommunity.sql.ts'
import { type Invitation, sendInvitation, type WrittenInvitation, writeInvitation } from '../staff/invitation.ts'

type Wanted = {
  readonly name: string
  readonly isClub: boolean
  /** Names of the sub communities of a club. */
  readonly groups?: readonly string[]
  readonly ownerEmail?: string | undefined
  /** Of the owner where it is known, else of the operator. */
  readonly language: Language
}

type Made = {
  readonly communityId: number
  readonly name: string
  /** How the owner comes in. */
  readonly invited: ({ readonly invitation: Invitation } & WrittenInvitation) | undefined
}

/** Makes a community, or a club with its groups, and invites its owner in the name of `by`, `byMail` or by a link that is answered. Refuses with `NAME_TAKEN`. */
export async function makeCommunity(
  refuse: Refuse<'NAME_TAKEN'>,
  tx: Transaction,
  { name: given, isClub, groups = [], ownerEmail, language }: Wanted,
  by: Invitation['by'],
  byMail: boolean,
  origin: Origin,
): Promise<Made> {
  const name = given.trim()
  const taken = await communityNamed(tx, name, undefined)
  if (taken) refuse('NAME_TAKEN', { name: taken.name })
  const communityId = await createCommunity(tx, { name, kind: isClub ? 'club' : 'community' }, origin)
  // Two of one name are one; a community on its own has none.
  const wanted = isClub ? new Map(groups.map(group => [nameKey(group), group.trim()])).values() : []
  for (const group of wanted) await createCommunity(tx, { name: group, kind: { clubCommunityId: communityId } }, origin)
  if (ownerEmail === undefined) return { communityId, name, invited: undefined }
  const invitation = { communityId, email: ownerEmail, role: 'manager', by, language } as const
  return { communityId, name, invited: { invitation, ...(await writeInvitation(tx, invitation, byMail, origin)) } }
}

/** Mails the owner of a new community the link, where there is one, and answers what the operator is told. */
export async function inviteOwner(sender: Parameters<typeof sendInvitation>[0], { communityId, name, invited }: Made) {
  if (!invited) return { communityId }
  return { communityId, invitation: await sendInvitation(sender, invited.invitation, name, invited) }
}
