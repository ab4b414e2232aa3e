/** A club says whether its clock has 24 hours or 12 (decision 136): a time of day that a person reads is written by `contract/words/timeOfDay.ts` alone. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const otherWays: readonly RegExp[] = [
  // Digits cut out of a timestamp.
  /\.(?:slice|substring)\(11,/g,
  /hour12|hourCycle|toLocaleTimeString|'HH24/g,
  /toPlainTime\(\)\s*\.toString/g,
  // Minutes since midnight, unless they are said.
  /(?<!timeOf\()timeLabel\(/g,
  /(?:Intl\.DateTimeFormat|toLocaleString)\((?:(?!\}\)).){0,200}?(?:timeStyle|hour|minute)\b/gs,
]

/** What is written in another way and is not read as it is. */
const known: Readonly<Record<string, string>> = {
  'contract/words/timeOfDay.ts': 'the one way',
  'rules/teeSheets/teeTime.ts': 'minutes as digits, for fields and keys',
  'server/domain/log/names.sql.ts': 'names of groups, whose time the console says',
  'server/web/documents/printed.sql.ts': 'names of groups, whose time the console says',
  'server/ops/import/again/placesOfFile.ts': 'what a file has, whose time the console says',
  'server/domain/undo/undo.ts': 'said with the clock of the event',
  'server/domain/staffLinks/createStaffLink.ts': 'said with the clock of the event',
  'server/domain/messages/messageValues.ts': 'said with the clock of the event',
  'server/live/readiness/finding.ts': 'said with the clock of the event',
  'server/print/dayInWords.ts': 'said with the clock of the event',
  'server/kernel/database/connect.ts': 'a timestamp',
  'site/console/frame/localTime.ts': 'what fields hold',
  'site/console/teeSheet/FillFields.tsx': 'a field',
  'site/console/teeSheet/dialogs.tsx': 'fields',
  'site/console/teeSheet/sheet.ts': 'keys and minutes',
}

function otherWaysIn(text: string): readonly string[] {
  return otherWays.flatMap(way => [...text.matchAll(way)].map(([found]) => found.slice(0, 60)))
}

test('a time of day that a person reads is written in one way', () => {
  const files = globSync('{contract,rules,server,site}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\.(?:test|cases)\.tsx?$|^contract\/words\/[a-z]{2}\//.test(file))
    .sort()
  const found = files.filter(file => otherWaysIn(readFileSync(join(root, file), 'utf8')).length > 0)
  expect(found.filter(file => known[file] === undefined)).toEqual([])
  expect(Object.keys(known).filter(file => !found.includes(file))).toEqual([])
})

test.each([
  'group.teeTime.slice(11, 16)',
  "new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short', timeZone })",
  "at.toLocaleString(locale, {\n    timeZone,\n    hour: '2-digit',\n  })",
  "new Date().toLocaleTimeString('en-GB')",
  "to_char(t.tee_time, 'HH24:MI')",
  'local.toPlainTime().toString()',
  'words.first({ time: timeLabel(minutes) })',
])('%s would be found', text => {
  expect(otherWaysIn(text)).toHaveLength(1)
})

test.each([
  'timeOf(timeLabel(minutes))',
  "new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })\nconst hour = 1",
  "timeFormat({ timeStyle: 'short', timeZone })",
])('%s is no other way', text => {
  expect(otherWaysIn(text)).toEqual([])
})
