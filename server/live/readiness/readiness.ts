import type { Static } from 'typebox'
import type { ReadinessRule, Readiness as ReadinessShape, readinessRules } from '../../../contract/readiness/console.ts'
import { allowance, opponents, prizes, settingsFit } from './boardRules.ts'
import type { Facts } from './facts.ts'
import type { Rule } from './finding.ts'
import { handicapReasons, handicaps, indexRevision, teamsApart, teamsComplete, tees } from './peopleRules.ts'
import {
  ballsTogether,
  everybodyInAFlight,
  fieldOfTheCut,
  groupSizes,
  groupsApart,
  oneTeeTimeEach,
  sheetPublished,
  startHoles,
  teeTimesPlausible,
  wishesKept,
} from './placeRules.ts'
import { courseComplete, links, noRehearsal, papers, roundBefore } from './roundRules.ts'

type Readiness = Static<typeof ReadinessShape>
type Fix = Static<typeof ReadinessRule>['fix']

type Declared = {
  readonly number: number
  readonly rule: (typeof readinessRules)[number]
  readonly level: 'stop' | 'warn'
  /** A round never starts while it is broken, whatever the reason. */
  readonly always?: true
  /** What holds when nothing is wrong. */
  readonly text: string
  readonly fix: Fix
  readonly find: Rule
}

/** The rules by their numbers. */
const declared: readonly Declared[] = [
  {
    number: 1,
    rule: 'everybodyInAFlight',
    level: 'stop',
    text: 'Everybody is in a flight of every leaderboard that has flights.',
    fix: { screen: 'flights', operation: 'arrangeFlights' },
    find: everybodyInAFlight,
  },
  {
    number: 2,
    rule: 'oneTeeTimeEach',
    level: 'stop',
    always: true,
    text: 'Everybody has a tee time.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: oneTeeTimeEach,
  },
  {
    number: 3,
    rule: 'groupsApart',
    level: 'stop',
    always: true,
    text: 'No two groups start at the same time and place.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: groupsApart,
  },
  {
    number: 4,
    rule: 'startHoles',
    level: 'stop',
    text: 'Every group starts from a hole of the course.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: startHoles,
  },
  {
    number: 5,
    rule: 'tees',
    level: 'stop',
    text: 'Everybody plays a tee of the course that is rated for them.',
    fix: { screen: 'players', operation: 'setPlayerTee' },
    find: tees,
  },
  {
    number: 6,
    rule: 'courseComplete',
    level: 'stop',
    always: true,
    text: 'The course is complete.',
    fix: { screen: 'courses', operation: 'reviseCourse' },
    find: courseComplete,
  },
  {
    number: 7,
    rule: 'teamsComplete',
    level: 'stop',
    text: 'Teams are as large as their leaderboards need, and nobody is without one.',
    fix: { screen: 'teams', operation: 'arrangeTeams' },
    find: teamsComplete,
  },
  {
    number: 8,
    rule: 'ballsTogether',
    level: 'stop',
    text: 'Teams with one ball play in one group.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: ballsTogether,
  },
  {
    number: 9,
    rule: 'settingsFit',
    level: 'stop',
    always: true,
    text: 'The settings of every leaderboard fit its format.',
    fix: { screen: 'leaderboards', operation: 'updateLeaderboard' },
    find: settingsFit,
  },
  {
    number: 10,
    rule: 'opponents',
    level: 'stop',
    text: 'Every side has a match, or the bye.',
    fix: { screen: 'leaderboards', operation: 'updateLeaderboard' },
    find: opponents,
  },
  {
    number: 11,
    rule: 'noRehearsal',
    level: 'stop',
    text: 'The event is no rehearsal.',
    fix: { screen: 'setup' },
    find: noRehearsal,
  },
  {
    number: 12,
    rule: 'handicaps',
    level: 'warn',
    text: 'Everybody on a net leaderboard has a handicap.',
    fix: { screen: 'players', operation: 'setPlayerHandicapIndex' },
    find: handicaps,
  },
  {
    number: 13,
    rule: 'handicapReasons',
    level: 'warn',
    text: 'Every handicap that was set by hand has a reason.',
    fix: { screen: 'players', operation: 'setPlayerCourseAndPlayingHandicap' },
    find: handicapReasons,
  },
  {
    number: 14,
    rule: 'indexRevision',
    level: 'warn',
    text: 'The handicap indexes are of this month.',
    fix: { screen: 'handicaps', operation: 'refreshHandicaps' },
    find: indexRevision,
  },
  {
    number: 15,
    rule: 'allowance',
    level: 'warn',
    text: 'Allowances are the recommended ones.',
    fix: { screen: 'setup', operation: 'updateEvent' },
    find: allowance,
  },
  {
    number: 16,
    rule: 'teamsApart',
    level: 'warn',
    text: 'The handicaps of a team are as close as you want them.',
    fix: { screen: 'teams', operation: 'arrangeTeams' },
    find: teamsApart,
  },
  {
    number: 17,
    rule: 'groupSizes',
    level: 'warn',
    text: 'Groups have two to four players.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: groupSizes,
  },
  {
    number: 18,
    rule: 'wishesKept',
    level: 'warn',
    text: 'Nobody plays against a wish.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: wishesKept,
  },
  {
    number: 19,
    rule: 'teeTimesPlausible',
    level: 'warn',
    text: 'Groups start by daylight on the day of the round.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: teeTimesPlausible,
  },
  {
    number: 20,
    rule: 'prizes',
    level: 'warn',
    text: 'Prizes fit the purse and the flights.',
    fix: { screen: 'leaderboards', operation: 'updateLeaderboard' },
    find: prizes,
  },
  {
    number: 21,
    rule: 'papers',
    level: 'warn',
    text: 'What was printed still holds.',
    fix: { screen: 'print', operation: 'printPages' },
    find: papers,
  },
  {
    number: 22,
    rule: 'sheetPublished',
    level: 'warn',
    text: 'The tee sheet that was published is the present one.',
    fix: { screen: 'teeSheet', operation: 'publishTeeSheet' },
    find: sheetPublished,
  },
  {
    number: 23,
    rule: 'roundBefore',
    level: 'warn',
    text: 'The round before is completed.',
    fix: { screen: 'results', operation: 'setEventState' },
    find: roundBefore,
  },
  {
    number: 24,
    rule: 'links',
    level: 'warn',
    text: 'Telephones reach the links, and mail can be sent.',
    fix: { screen: 'operator' },
    find: links,
  },
  {
    number: 25,
    rule: 'fieldOfTheCut',
    level: 'warn',
    text: 'Only who made the cut has a tee time.',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: fieldOfTheCut,
  },
]

/** Holds the facts against every rule. */
export function readiness(facts: Facts): Readiness {
  const rules = declared.map(({ find, always, ...rule }) => ({
    ...rule,
    overridable: rule.level === 'stop' && always !== true,
    findings: [...find(facts)],
  }))
  const broken = (level: 'stop' | 'warn') =>
    rules.filter(rule => rule.level === level && rule.findings.length > 0).length
  const [stop, warn] = [broken('stop'), broken('warn')]
  return { eventId: facts.publicId, pass: rules.length - stop - warn, warn, stop, rules }
}
