import { expect, test } from 'vitest'
import { validationErrors } from '../../server/kernel/http/validationErrors.ts'
import { testPng } from '../../server/kernel/image/testPng.ts'
import { say } from '../words/say.ts'
import { ScreenSettings } from './screenSettings.ts'

const errorsOf = (png: Buffer) =>
  validationErrors(ScreenSettings, {
    sponsors: [{ name: 'Adega', logo: `data:image/png;base64,${png.toString('base64')}` }],
  })

test.each([
  [1, 1],
  [640, 64],
  [255, 4095],
  [4095, 4095],
])('the logo of a sponsor may have %i by %i pixels', (width, height) => {
  expect(errorsOf(testPng(width, height))).toEqual([])
})

test.each([
  [4096, 1],
  [1, 4096],
  [16_000, 16_000],
  [65_536, 1],
  [1, 65_536],
  [2 ** 31 - 1, 2 ** 31 - 1],
])('one of %i by %i pixels is refused, however few bytes it has', (width, height) => {
  expect(errorsOf(testPng(width, height)).map(({ pointer, message }) => [pointer, say(message, 'en')])).toEqual([
    ['/sponsors/0/logo', expect.stringContaining('less than 4,096 pixels')],
  ])
})
