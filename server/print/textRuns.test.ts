import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from './fonts.ts'
import { textRuns } from './textRuns.ts'

const joinedRuns = (text: string) =>
  textRuns(text)
    .map(run => run.text)
    .join('')
const fonts = (text: string) => [
  ...new Set(textRuns(text).map(({ font }) => font.replace(/^(noto-sans-..)-\w+$/, '$1'))),
]

test.each([
  ['Łukasz Żółć, Siobhán', ['caddie']],
  ['Nguyễn Thị Ánh, Ольга, Γιώργος', ['roboto']],
  ['山田 太郎', ['noto-sans-jp', 'caddie']],
  ['张伟 陈', ['noto-sans-sc', 'caddie']],
  ['김민준', ['noto-sans-kr']],
  ['髙﨑 𠮷', ['noto-sans-jp', 'caddie']],
  ['שלום', ['hebrew']],
  ['สมชาย', ['thai']],
])('%s is printed as it is, in %j', (text, wanted) => {
  expect(joinedRuns(text)).toBe(text)
  expect(fonts(text)).toEqual(wanted)
})

test('emoji of several signs stay together, and old Greek is of one face', () => {
  expect(textRuns('Bob 🏌️‍♂️⛳').map(({ text, font }) => [text, font])).toEqual([
    ['Bob ', 'caddie'],
    ['🏌\u200d♂⛳', 'emoji'],
  ])
  expect(textRuns('⛳ Bob').map(({ text }) => text)).toEqual(['⛳', ' Bob'])
  expect(textRuns('Ἀλέξανδρος').map(({ font }) => font)).toEqual(['polytonic'])
})

test('what no font has is one visible sign for each character that a person sees', () => {
  expect(joinedRuns('𐎠𐎡')).toBe('\u{fffd}\u{fffd}')
  expect(joinedRuns('a\ud800b')).toBe('a\u{fffd}b')
})

test('a character that a font claims and does not have is like any other', () => {
  expect(joinedRuns('乓 帧')).toBe('乓 帧')
})

test('composed and decomposed letters are the same, marks of direction leave nothing behind, joiners only where they join', () => {
  expect(joinedRuns('e\u0301')).toBe('é')
  expect(joinedRuns('가')).toBe('가')
  expect(joinedRuns('A\u202eB\u200b\u200d\u2066C\ufeff')).toBe('ABC')
  expect(joinedRuns('ශ්\u200dරී')).toBe('ශ්\u200dරී')
  expect(textRuns('')).toEqual([{ text: '', font: 'caddie', level: 0 }])
})

test('what is read from right to left has an odd level; an override that is never closed turns nothing', () => {
  expect(textRuns('Ana שלום').map(({ level }) => level)).toEqual([0, 1])
  expect(textRuns('\u202eAna').map(({ level }) => level)).toEqual([0])
})

test('every font that is named has both its files', () => {
  const files = Object.values(fontFiles()).flat()
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter(file => !existsSync(file))).toEqual([])
})
