import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from './fonts.ts'
import { textRuns } from './textRuns.ts'

const shown = (text: string) =>
  textRuns(text)
    .map(run => run.text)
    .join('')
const fonts = (text: string) => [...new Set(textRuns(text).map(({ font }) => font.replace(/-\w+$/, '')))]

test.each([
  ['Łukasz Żółć, Nguyễn Thị Ánh, Ольга, Γιώργος', ['Roboto']],
  ['山田 太郎', ['noto-sans-jp', 'Roboto']],
  ['张伟 陈', ['noto-sans-sc', 'Roboto']],
  ['김민준', ['noto-sans-kr']],
  ['髙﨑 𠮷', ['noto-sans-jp', 'Roboto']],
])('%s is printed as it is, in %j', (text, wanted) => {
  expect(shown(text)).toBe(text)
  expect(fonts(text)).toEqual(wanted)
})

test('what no font has is one visible sign for each character that a person sees', () => {
  expect(shown('Bob 🏌️‍♂️⛳')).toBe('Bob \u{fffd}\u{fffd}')
  expect(shown('שלום')).toBe('\u{fffd}'.repeat(4))
})

test('a character that a font claims and does not have is like any other', () => {
  expect(shown('乓 帧')).toBe('乓 帧')
  expect(shown('न')).toBe('\u{fffd}')
})

test('composed and decomposed letters are the same, marks of direction and joiners leave nothing behind', () => {
  expect(shown('e\u0301')).toBe('é')
  expect(shown('가')).toBe('가')
  expect(shown('A\u202eB\u200b\u2066C\ufeff')).toBe('ABC')
  expect(textRuns('')).toEqual([{ text: '', font: 'Roboto' }])
})

test('every font that is named has both its files', () => {
  const files = Object.values(fontFiles()).flatMap(({ normal, bold }) => [normal, bold])
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter(file => !existsSync(file))).toEqual([])
})
