import type { ScoringLinks } from '../../print/printedGroups.ts'
import { type LinkMaker, linkOf, linksOfPlayers } from './link.ts'

/** The scoring links that scorecards and cart signs show as QR codes. */
export function scoringLinks(service: LinkMaker): ScoringLinks {
  return {
    ofAnyone: async (tx, event) => (await linkOf({ service, tx }, event, 'scoring')).url,
    ofPlayers: (tx, event, playerIds) => linksOfPlayers({ service, tx }, event, 'scoring', playerIds),
  }
}
