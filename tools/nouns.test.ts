/** One noun, one name: of an entry of the interface, of the folder of its handler, and of the screen that shows it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoleScreens } from '../contract/site/consoleScreens.ts'
import { root } from './steps.ts'

/** Screens that are not called as the noun that they are about, and why. */
const otherNames: Readonly<Record<string, readonly [noun: string, why: string]>> = {
  newEvent: ['events', 'one of its two ways to begin'],
  eventFile: ['eventFiles', 'holds one file'],
  course: ['courses', 'one of them'],
  member: ['members', 'one of them, beside the list'],
  bringInMembers: ['members', 'a way into the list'],
  bringIn: ['playerLists', 'what a director does with a list'],
  clubSettings: ['communities', 'Settings stand in the rail of a club and of a group alike'],
  communityLog: ['log', 'the log of an event is the other'],
  overview: ['events', 'what an event opens with'],
  registration: ['registrations', 'when and how one signs up; Players lists the registrations'],
  players: ['registrations', 'who is in the field; Members are the players of a club'],
  checkIn: ['checkIns', 'what its helpers do all day'],
  ready: ['readiness', 'says what it answers: ready to start'],
  control: ['cards', 'what a committee watches on the day: cards, flights on the course, notes'],
  results: ['eventStates', 'where results become official'],
  print: ['documents', 'what a director does with them'],
  organiser: ['organisers', 'one of them'],
  operatorAccess: ['accessRequests', 'requests and the credentials that come of them'],
  account: ['accounts', 'the own one'],
}

const entries = globSync('contract/*/{published,extensions,console}.ts', { cwd: root }).flatMap(file =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = operation\(/gm)].map(([, id = '']) => ({
    id,
    noun: file.split(/[/\\]/)[1],
  })),
)
const handlers = new Map(
  globSync('server/{domain,live,ops,web,http}/*/**/*.ts', { cwd: root }).flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+)(?:: [^=]+)? = handle\w*\(\s*'\1'/gm)].map(
      ([, id = '']) => [id, file.split(/[/\\]/)[2]] as const,
    ),
  ),
)

test('the noun of an entry is the folder of its handler, in whichever layer', () => {
  expect(entries.length).toBeGreaterThan(250)
  expect(entries.filter(({ id, noun }) => handlers.get(id) !== noun)).toEqual([])
})

test('a screen is called as the noun that it is about, or stands among those that are not', () => {
  const nouns = Object.keys(consoleScreens).map(screen => [screen, otherNames[screen]?.[0] ?? screen] as const)
  expect(nouns.filter(([, noun]) => !existsSync(join(root, 'contract', noun)))).toEqual([])
  const needless = Object.entries(otherNames).filter(
    ([screen, [noun]]) => !(screen in consoleScreens) || noun === screen,
  )
  expect(needless).toEqual([])
})
