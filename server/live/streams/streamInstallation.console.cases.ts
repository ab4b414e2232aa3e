import type { Cases } from '../../../test/cases.ts'

export const streamInstallationCases: Cases<'streamInstallation'> = {
  streamInstallation: { success: { input: {} }, refusals: {} },
}
