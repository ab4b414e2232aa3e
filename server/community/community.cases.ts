import type { Cases } from '../testing/cases.ts'

export const communityCases: Cases<'searchCommunities'> = {
  searchCommunities: { success: { input: {} }, refusals: {} },
}
