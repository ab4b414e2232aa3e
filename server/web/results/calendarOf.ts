import type { Language } from '../../../contract/words/languages.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Service } from '../../live/service.ts'
import { calendar } from '../../print/calendar.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { lastChange } from '../../print/documents.sql.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { pairingsOf } from '../../print/playedRounds.ts'

type Wanted = {
  /** The address of the tee sheet. */
  readonly url: string
  /** Only the tee times of this player. */
  readonly playerId?: number | undefined
  readonly language: Language
}

/** The tee times of an event as people see them, as the text of a calendar file. */
export async function calendarOf(
  { config }: Pick<Service, 'config'>,
  tx: Transaction,
  event: VisibleEvent,
  { url, playerId, language }: Wanted,
): Promise<string> {
  const [head, printCentre] = await Promise.all([documentHead(tx, event, language), printCentreOf(tx, event)])
  const [names, pairings, change] = await Promise.all([
    namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors, language),
    pairingsOf(tx, event, 'shown'),
    lastChange(tx, event),
  ])
  return calendar({
    ...{ names, pairings, change, url, playerId, language },
    eventName: head.eventName,
    communityName: head.communityName,
    roundNames: new Map(head.rounds.map(round => [round.eventId, round.name])),
    host: new URL(config.baseUrl).hostname,
    isCancelled: head.state === 'cancelled',
  })
}
