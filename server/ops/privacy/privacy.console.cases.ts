import type { Cases } from '../../../test/cases.ts'

const ana = { playerId: 1 }
const nobody = { playerId: 999 }

export const privacyCases: Cases<'findPlayers' | 'getPersonalData' | 'exportPersonalData' | 'erasePlayer'> = {
  findPlayers: { success: { input: { query: { by: 'ana@example.com' } } }, refusals: {} },
  getPersonalData: {
    success: { input: { params: ana } },
    refusals: { NOT_FOUND: { reason: 'anyPlayer', input: { params: nobody } } },
  },
  exportPersonalData: {
    success: { input: { params: ana } },
    refusals: { NOT_FOUND: { input: { params: nobody } } },
  },
  erasePlayer: {
    success: { input: { params: ana, body: { name: 'ana silva', alsoRegistered: true } } },
    refusals: {
      NOT_FOUND: { input: { params: nobody, body: { name: 'Ana Silva' } } },
      ERASURE_BLOCKED: { input: { params: ana, body: { name: 'Ana Silva' } } },
      OPERATOR_BLOCKED: {
        given: ['update administrator set player_id = 1 where administrator_id = 18'],
        input: { params: ana, body: { name: 'Ana Silva', alsoRegistered: true } },
      },
    },
  },
}
