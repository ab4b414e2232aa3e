import type { Cases } from '../../../test/cases.ts'

export const utilCases: Cases<
  'listHandicapProviders' | 'listLeaderboardTypes' | 'listFormats' | 'getWadl' | 'getWadlGrammar'
> = {
  listHandicapProviders: { success: { input: {} }, refusals: {} },
  listLeaderboardTypes: { success: { input: {} }, refusals: {} },
  listFormats: { success: { input: {} }, refusals: {} },
  getWadl: { success: { input: {} }, refusals: {} },
  getWadlGrammar: {
    success: { input: { params: { path: 'Community.xsd' } } },
    refusals: { NOT_FOUND: { reason: 'grammar', input: { params: { path: 'Nothing.xsd' } } } },
  },
}
