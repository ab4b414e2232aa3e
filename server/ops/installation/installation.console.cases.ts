import type { Cases } from '../../../test/cases.ts'

const body = { name: 'Dunas Golf', isClub: true, groups: ['Seniors', 'Ladies'], ownerEmail: 'rui@example.com' }

export const installationCases: Cases<'listCommunities' | 'createCommunity' | 'getStatus' | 'sendTestMail'> = {
  listCommunities: { success: { input: {} }, refusals: {} },
  createCommunity: {
    success: { input: { body } },
    refusals: {
      NAME_TAKEN: {
        input: { body },
        given: [`insert into community (name, name_key, created_at) values ('DUNAS Golf', 'dunas golf', now())`],
      },
    },
  },
  getStatus: { success: { input: {} }, refusals: {} },
  sendTestMail: { success: { input: {} }, refusals: {} },
}
