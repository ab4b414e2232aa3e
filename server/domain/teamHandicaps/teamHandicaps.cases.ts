import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const eagles = { ...medal, teamId: 3011 }
/** The handicap of the Storks is locked. */
const storks = { ...medal, teamId: 3012 }
const teamOfStrangers = { ...medal, teamId: 4201 }
const falconsOfTheCup = { eventId: 'M-100', teamId: 3001 }
const values = { hcCourse: 20, hcPlaying: 10 }

export const teamHandicapsCases: Cases<
  'searchTeamHandicaps' | 'setTeamHandicap' | 'lockTeamHandicap' | 'lockAllTeamHandicaps'
> = {
  searchTeamHandicaps: {
    success: { input: { params: medal, criteria: { teamIds: [3011, 3012] } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } },
      TEAM_HANDICAP_IS_PER_ROUND: { input: { params: { eventId: 'M-100' } } },
    },
  },
  setTeamHandicap: {
    success: { input: { params: eagles, body: { ...values, hcIndex: 8.4, manualMsg: 'Terms of the competition' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400', teamId: 4201 }, body: values } },
      NOT_FOUND: { reason: 'team', input: { params: teamOfStrangers, body: values } },
      TEAM_HANDICAP_IS_PER_ROUND: { input: { params: falconsOfTheCup, body: values } },
      HANDICAP_LOCKED: { reason: 'team', input: { params: storks, body: values } },
    },
  },
  lockTeamHandicap: {
    success: { input: { params: eagles, query: { lock: true } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400', teamId: 4201 }, query: { lock: true } } },
      NOT_FOUND: { input: { params: teamOfStrangers, query: { lock: true } } },
      TEAM_HANDICAP_IS_PER_ROUND: { input: { params: falconsOfTheCup, query: { lock: true } } },
    },
  },
  lockAllTeamHandicaps: {
    success: { input: { params: medal, query: { lock: true } }, reply: { updated: 1, lock: true } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, query: { lock: true } } },
      TEAM_HANDICAP_IS_PER_ROUND: { input: { params: { eventId: 'M-100' }, query: { lock: true } } },
    },
  },
}
