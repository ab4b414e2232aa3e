import type { Cases } from '../../../test/cases.ts'

export const credentialsCases: Cases<'listCredentials'> = {
  listCredentials: { success: { input: {} }, refusals: {} },
}
