import type { ScoringLinks } from '../../print/printedGroups.ts'
import { type LinkMaker, linkOf, linksOfPlayers } from './link.ts'

/** The links that scorecards and posters show as codes to scan. */
export function scoringLinks(service: LinkMaker): ScoringLinks {
  return {
    ofResults: async (tx, event) => (await linkOf({ service, tx }, event, 'results')).url,
    ofAnyone: async (tx, event) => (await linkOf({ service, tx }, event, 'scoring')).url,
    ofPlayers: (tx, event, playerIds) => linksOfPlayers({ service, tx }, event, 'scoring', playerIds),
  }
}
