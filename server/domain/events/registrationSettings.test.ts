import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GivenRegistrationSettings } from '../../../contract/settings/givenRegistrationSettings.ts'
import { say } from '../../../contract/words/say.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import { phaseOf } from '../registrations/phaseOf.ts'
import { registrationErrors, registrationSettings } from './registrationSettings.ts'

const event = { timeZone: 'Europe/Lisbon', startDate: '2026-06-10', settings: {} }

test('times are those of the event, in summer and in winter', () => {
  const registration = { opens: '2026-03-01T08:00', closes: '2026-06-01T08:00' }
  const { opens, closes, begins } = registrationSettings({ ...event, settings: { registration } })
  expect([opens, closes, begins].map(String)).toEqual([
    '2026-03-01T08:00:00Z',
    '2026-06-01T07:00:00Z',
    '2026-06-09T23:00:00Z',
  ])
})

test('without settings registration is open until the first day begins, without limit', () => {
  const settings = registrationSettings(event)
  expect(settings).toMatchObject({ fieldLimit: undefined, waitingList: true, offerHours: 24, mode: 'first come' })
  const at = (moment: string) =>
    phaseOf({ registrationType: 'Members' }, 'published', settings, Temporal.Instant.from(moment))
  expect([at('2026-06-09T22:59:59Z'), at('2026-06-09T23:00:00Z')]).toEqual(['open', 'begun'])
})

test('a day that does not exist and a year in which no event takes place are told apart', () => {
  const errors = registrationErrors({ opens: '2026-02-30T08:00', closes: '9999-12-31T23:59' })
  expect(errors.map(({ pointer, message }) => [pointer, say(message, 'en')])).toEqual([
    ['/opens', 'is not a date and time'],
    ['/closes', 'is outside the years 1900 to 2999'],
  ])
})

test('the settings that the documentation shows are good ones', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/import.md'), 'utf8')
  const [, block = ''] = /```json\n(\{\s+"registrationType"[\s\S]*?)```/.exec(text) ?? []
  const { registration } = JSON.parse(block).settings
  expect(validationErrors(GivenRegistrationSettings, registration)).toEqual([])
  expect(registrationErrors(registration)).toEqual([])
})
