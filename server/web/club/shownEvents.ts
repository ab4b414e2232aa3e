import type { Language } from '../../../contract/words/languages.ts'
import { eventSettings } from '../../domain/events/eventSettings.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import type { Service } from '../../live/service.ts'
import { type Leader, leadersOf } from '../../print/leadersOf.ts'
import { namesOfEvents } from '../../print/namesShown.ts'
import { pathForAnyone } from '../links/link.ts'
import type { LinkPurpose } from '../links/linkPurpose.ts'
import type { ClubEvent } from './clubEvents.sql.ts'

const mostLeaders = 3

/** An event as a page of clubs shows it. */
export type ShownEvent = ClubEvent & {
  readonly path: (purpose: LinkPurpose) => string
  /** The first leaderboard where the page says who leads or won, with the first of its first flight. */
  readonly board: CountedBoard | undefined
  readonly leaders: readonly Leader[]
}

/** These events with the way to their pages; `counted`: those of which the page says who leads or won. */
export async function shownEvents(
  service: Service,
  events: readonly ClubEvent[],
  counted: (event: ClubEvent) => boolean,
  language: Language,
): Promise<readonly ShownEvent[]> {
  const chosen = events.filter(counted)
  // Counting takes connections of its own, so nothing is open meanwhile.
  const boards = new Map(
    await Promise.all(
      chosen.map(async ({ communityId, eventId, leaderboardId }): Promise<[number, CountedBoard | undefined]> => {
        const kept = leaderboardId === null ? undefined : await service.published.of({ communityId, leaderboardId })
        return [eventId, kept && (JSON.parse(kept.answer.text) as CountedBoard)]
      }),
    ),
  )
  const communities = [...new Set(chosen.map(({ communityId }) => communityId))]
  const names = chosen.length > 0 && (await service.database.read(communities, tx => namesOn(tx, chosen, language)))
  return events.map(event => {
    const board = boards.get(event.eventId)
    return {
      ...event,
      path: purpose => pathForAnyone(service, event, purpose, event.generations[purpose]),
      board,
      leaders: board && names ? leadersOf(board, board.flights[0], names(event.eventId), mostLeaders, language) : [],
    }
  })
}

function namesOn(tx: Transaction, events: readonly ClubEvent[], language: Language) {
  const masked = events.map(({ communityId, eventId, settings: given }) => {
    const { printCentre: settings } = eventSettings({ settings: given })
    return { communityId, eventId, settings, shown: settings.documents?.results?.juniors }
  })
  return namesOfEvents(tx, masked, language)
}

/** Whether somebody leads, or has won. */
export function hasLeaders(state: ClubEvent['state']): boolean {
  return isInPlay(state) || state === 'completed' || state === 'official'
}
