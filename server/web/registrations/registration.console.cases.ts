import type { Cases } from '../../../test/cases.ts'

const food = { id: 'food', text: 'What do you eat?', kind: 'text' as const }
const body = { registration: { fieldLimit: 40, questions: [food] } }

export const registrationCases: Cases<'previewRegistration'> = {
  previewRegistration: {
    success: { input: { params: { eventId: 'S-120' }, body } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, body } } },
  },
}
