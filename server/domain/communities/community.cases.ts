import type { Cases } from '../../../test/cases.ts'

export const communityCases: Cases<'searchCommunities'> = {
  searchCommunities: { success: { input: {} }, refusals: {} },
}
