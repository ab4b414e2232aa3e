import Type from 'typebox'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { count, eventId, eventParams, id, listOf, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

const ids = (what: string) => optional(listOf(id(`Id of the ${what}.`), { most: 5000 }))

/** The rules that a round is held against before it starts, in the order of their numbers. */
export const readinessRules = [
  'everybodyInAFlight',
  'oneTeeTimeEach',
  'groupsApart',
  'startHoles',
  'tees',
  'courseComplete',
  'teamsComplete',
  'ballsTogether',
  'settingsFit',
  'opponents',
  'noRehearsal',
  'handicaps',
  'handicapReasons',
  'indexRevision',
  'allowance',
  'teamsApart',
  'groupSizes',
  'wishesKept',
  'teeTimesPlausible',
  'prizes',
  'papers',
  'sheetPublished',
  'roundBefore',
  'links',
  'fieldOfTheCut',
] as const

export const Finding = strictObject(
  {
    text: text(500, 'What is wrong, in a sentence.'),
    eventId: optional(eventId),
    playerIds: ids('player'),
    teamIds: ids('team'),
    teePairingIds: ids('tee pairing'),
    leaderboardId: optional(id('Id of the leaderboard.')),
    flightIds: ids('flight'),
    courseId: optional(id('Id of the course.')),
  },
  { title: 'Finding' },
)

export const ReadinessRule = strictObject(
  {
    number: Type.Integer({ minimum: 1, maximum: readinessRules.length, description: 'Number of the rule.' }),
    rule: Type.Enum([...readinessRules], { description: 'Name of the rule.' }),
    level: Type.Enum(['stop', 'warn'], { description: '`stop` keeps a round from starting.' }),
    overridable: Type.Boolean({ description: 'Whether a round may start anyway, with a reason.' }),
    text: text(300, 'What holds when nothing is wrong.'),
    findings: listOf(Finding, { most: 5000, description: 'What is wrong; empty when all is well.' }),
    fix: strictObject(
      {
        screen: Type.Enum(
          [
            'setup',
            'courses',
            'leaderboards',
            'players',
            'handicaps',
            'teams',
            'flights',
            'matches',
            'teeSheet',
            'print',
            'results',
            'operator',
          ],
          { description: 'The screen on which to fix it.' },
        ),
        operation: optional(text(60, 'Id of the operation that fixes it.')),
      },
      { title: 'Fix' },
    ),
  },
  { title: 'ReadinessRule' },
)

export const Readiness = strictObject(
  {
    eventId,
    pass: count('Number of rules that hold.'),
    warn: count('Number of warnings.'),
    stop: count('Number of rules that keep the round from starting.'),
    rules: listOf(ReadinessRule, { most: readinessRules.length }),
  },
  { title: 'Readiness' },
)

export const checkReadiness = operation({
  id: 'checkReadiness',
  method: 'GET',
  path: '/console/api/events/{eventId}/readiness',
  tag: 'Events',
  summary: 'Check whether a round is ready to start',
  description:
    'All rules, each with what is wrong and where to fix it. For a multi-round event, all rounds that have not begun.',
  params: eventParams,
  reply: Readiness,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [...counted, 'documents'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: {
      eventId: 'S-5210',
      pass: 0,
      warn: 0,
      stop: 1,
      rules: [
        {
          number: 1,
          rule: 'everybodyInAFlight',
          level: 'stop',
          overridable: true,
          text: 'Everybody is in a flight of every leaderboard that has flights.',
          findings: [
            {
              text: '2 players are not in a flight of Net: Inês Valente, Duarte Pimentel.',
              leaderboardId: 601,
              playerIds: [3002, 3003],
            },
          ],
          fix: { screen: 'flights', operation: 'arrangeFlights' },
        },
      ],
    },
  },
})
