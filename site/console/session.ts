import { type Capability, may } from '../../contract/roles/capabilities.ts'
import type { Reply } from '../ui/call.ts'

export type Session = Reply<'getSession'>
export type StaffCommunity = Session['communities'][number]

/** Who is logged in, as the page was sent with it. */
export const session: Session = JSON.parse(document.getElementById('session')?.textContent ?? '{}')

/** The community with this id, where the person has a role. */
export function communityOf(communityId: number): StaffCommunity | undefined {
  return session.communities.find(one => one.communityId === communityId)
}

/** Whether the person may do this in the community. */
export function mayIn(communityId: number, capability: Capability): boolean {
  const community = communityOf(communityId)
  return community !== undefined && may(community.role, capability)
}

/** The first letters of the first and the last name of a person. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(word => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map(word => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
