/** What the screens about the people of a club share. */
import { language } from '../../ui/words.ts'
import { session } from '../session.ts'

type Named = { readonly firstName: string; readonly lastName: string; readonly suffix?: string | undefined }

/** As lists have a name: the last one first. */
export function nameOf({ firstName, lastName, suffix }: Named): string {
  return `${lastName}, ${firstName}${suffix === undefined ? '' : ` ${suffix}`}`
}

/** The sub communities of a club in which the person has a role. */
export function groupsOf(communityId: number) {
  return session.communities.filter(one => one.clubCommunityId === communityId && one.communityId !== communityId)
}

/** A number as the reader writes it. */
export function numberOf(value: number, digits = 0): string {
  return value.toLocaleString(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits })
}
