import { expect, test } from 'vitest'
import { textOf } from './textOf.ts'

test('a code page that has no letter for a byte of the file is not offered', () => {
  const { letters, others } = textOf(Uint8Array.from([0xf7, 0x5d, 0xb7, 0xe3, 0x9e, 0xbb]))
  expect([letters, ...others.map(one => one.letters)].sort()).toEqual([
    'macintosh',
    'windows-1250',
    'windows-1251',
    'windows-1252',
    'windows-1257',
  ])
  expect(others.filter(({ sample }) => /\p{Cc}/u.test(sample))).toEqual([])
})
