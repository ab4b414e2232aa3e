import type { RefreshProblemWords } from '../../../contract/handicapRefreshes/refreshProblems.ts'

/** Why a line is of no use, for an operator. */
export const refreshWords: RefreshProblemWords = {
  noLines: () => 'there are no lines',
  noIndexColumn: () => 'there is no column with a handicap index',
  noPersonColumn: () => 'there is no column with names, handicap ids, e-mail addresses or player ids',
  notAPlayerId: ({ value }) => `"${value}" is not a player id`,
  notADate: ({ value }) => `"${value}" is not a date such as 2026-04-30`,
  unclearDate: ({ value }) => `"${value}" may be two dates: write the dates of the column as 2026-04-30`,
  notAnIndex: ({ value }) => `"${value}" is not an index from +9.9 to 54.0, such as 12.4`,
  noIndex: () => 'has no index',
  noIndexSaid: ({ value }) => `has no index (${value})`,
  namesNobody: () => 'names no player',
  notRegistered: () => 'nobody who is registered for the event',
  twoPeople: ({ name, other }) => `names two people, ${name} and ${other}`,
  otherName: ({ name, value }) => `${name} has the number or the address, and the line says ${value}`,
  otherHcId: ({ name, value }) => `${name} has another world handicap id, ${value}`,
  standsTwice: ({ name, other }) => `${name} stands on line ${other} already`,
  sameRevision: ({ name, value }) => `${name} has the revision of ${value} already`,
  tooLate: ({ value, asOf }) => `is of ${value}, which is after ${asOf}`,
}
