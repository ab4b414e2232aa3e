import type { Static } from 'typebox'
import type { ReadinessRule, Readiness as ReadinessShape, readinessRules } from '../../../contract/readiness/console.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { type Said, said, say } from '../../../contract/words/say.ts'
import { allowance, opponents, prizes, settingsFit } from './boardRules.ts'
import type { Facts } from './facts.ts'
import type { Finding, Rule } from './finding.ts'
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
  readonly fix: Fix
  readonly find: Rule
}

/** The rules by their numbers. */
const declared: readonly Declared[] = [
  {
    number: 1,
    rule: 'everybodyInAFlight',
    level: 'stop',
    fix: { screen: 'flights', operation: 'arrangeFlights' },
    find: everybodyInAFlight,
  },
  {
    number: 2,
    rule: 'oneTeeTimeEach',
    level: 'stop',
    always: true,
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: oneTeeTimeEach,
  },
  {
    number: 3,
    rule: 'groupsApart',
    level: 'stop',
    always: true,
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: groupsApart,
  },
  {
    number: 4,
    rule: 'startHoles',
    level: 'stop',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: startHoles,
  },
  {
    number: 5,
    rule: 'tees',
    level: 'stop',
    fix: { screen: 'players', operation: 'setPlayerTee' },
    find: tees,
  },
  {
    number: 6,
    rule: 'courseComplete',
    level: 'stop',
    always: true,
    fix: { screen: 'courses', operation: 'reviseCourse' },
    find: courseComplete,
  },
  {
    number: 7,
    rule: 'teamsComplete',
    level: 'stop',
    fix: { screen: 'teams', operation: 'arrangeTeams' },
    find: teamsComplete,
  },
  {
    number: 8,
    rule: 'ballsTogether',
    level: 'stop',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: ballsTogether,
  },
  {
    number: 9,
    rule: 'settingsFit',
    level: 'stop',
    always: true,
    fix: { screen: 'leaderboards', operation: 'updateLeaderboard' },
    find: settingsFit,
  },
  {
    number: 10,
    rule: 'opponents',
    level: 'stop',
    fix: { screen: 'matches', operation: 'makeMatches' },
    find: opponents,
  },
  {
    number: 11,
    rule: 'noRehearsal',
    level: 'stop',
    fix: { screen: 'setup' },
    find: noRehearsal,
  },
  {
    number: 12,
    rule: 'handicaps',
    level: 'warn',
    fix: { screen: 'players', operation: 'setPlayerHandicapIndex' },
    find: handicaps,
  },
  {
    number: 13,
    rule: 'handicapReasons',
    level: 'warn',
    fix: { screen: 'players', operation: 'setPlayerCourseAndPlayingHandicap' },
    find: handicapReasons,
  },
  {
    number: 14,
    rule: 'indexRevision',
    level: 'warn',
    fix: { screen: 'handicaps', operation: 'refreshHandicaps' },
    find: indexRevision,
  },
  {
    number: 15,
    rule: 'allowance',
    level: 'warn',
    fix: { screen: 'setup', operation: 'updateEvent' },
    find: allowance,
  },
  {
    number: 16,
    rule: 'teamsApart',
    level: 'warn',
    fix: { screen: 'teams', operation: 'arrangeTeams' },
    find: teamsApart,
  },
  {
    number: 17,
    rule: 'groupSizes',
    level: 'warn',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: groupSizes,
  },
  {
    number: 18,
    rule: 'wishesKept',
    level: 'warn',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: wishesKept,
  },
  {
    number: 19,
    rule: 'teeTimesPlausible',
    level: 'warn',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: teeTimesPlausible,
  },
  {
    number: 20,
    rule: 'prizes',
    level: 'warn',
    fix: { screen: 'leaderboards', operation: 'updateLeaderboard' },
    find: prizes,
  },
  {
    number: 21,
    rule: 'papers',
    level: 'warn',
    fix: { screen: 'print', operation: 'printPages' },
    find: papers,
  },
  {
    number: 22,
    rule: 'sheetPublished',
    level: 'warn',
    fix: { screen: 'teeSheet', operation: 'publishTeeSheet' },
    find: sheetPublished,
  },
  {
    number: 23,
    rule: 'roundBefore',
    level: 'warn',
    fix: { screen: 'results', operation: 'setEventState' },
    find: roundBefore,
  },
  {
    number: 24,
    rule: 'links',
    level: 'warn',
    fix: { screen: 'operator' },
    find: links,
  },
  {
    number: 25,
    rule: 'fieldOfTheCut',
    level: 'warn',
    fix: { screen: 'teeSheet', operation: 'arrangeTeeSheet' },
    find: fieldOfTheCut,
  },
]

/** A rule with what it finds, before it is said to anybody. */
export type HeldRule = Omit<Static<typeof ReadinessRule>, 'text' | 'findings'> & {
  readonly rule: (typeof readinessRules)[number]
  readonly findings: readonly Finding[]
}

/** Holds the facts against every rule. */
export function heldRules(facts: Facts): readonly HeldRule[] {
  return declared.map(({ find, always, ...rule }) => ({
    ...rule,
    overridable: rule.level === 'stop' && always !== true,
    findings: find(facts),
  }))
}

/** Whether a round is ready, as its reader reads it. */
export function readiness(facts: Facts, language: Language): Readiness {
  const held = heldRules(facts)
  const broken = (level: 'stop' | 'warn') =>
    held.filter(rule => rule.level === level && rule.findings.length > 0).length
  const [stop, warn] = [broken('stop'), broken('warn')]
  const rules = held.map(rule => ({
    ...rule,
    text: say(said(`readiness.rules.${rule.rule}`), language),
    findings: rule.findings.map(({ said: finding, ...about }) => ({ text: findingIn(finding, language), ...about })),
  }))
  return { eventId: facts.publicId, pass: held.length - stop - warn, warn, stop, rules }
}

/** A finding in a language, cut to what an answer may have. */
export function findingIn(finding: Said, language: Language): string {
  return cutText(say(finding, language), 500)
}
