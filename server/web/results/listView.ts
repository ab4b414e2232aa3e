import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventSettings } from '../../domain/events/eventSettings.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import { roundInPlay } from '../../domain/scores/scorecard.sql.ts'
import { html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { publishedBoards } from '../../live/countedBoards.ts'
import { settingsRows } from '../../print/documents.sql.ts'
import {
  type DocumentName,
  documents,
  eventDocument,
  printCentreOf,
  type SheetOrder,
  sheetOrder,
} from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { updatedAt } from '../../print/updatedAt.ts'
import { eventBand, eventMasthead, readFrame } from '../frame/eventFrame.ts'
import type { Way } from '../frame/masthead.ts'
import type { View } from '../links/view.ts'
import { besideBoard } from './besideBoard.ts'
import { boardsAhead, chances } from './chances.ts'
import { groupsOfRound } from './groupsOut.ts'
import { boardsInPlay } from './leadersRounds.ts'
import { listPage } from './listPage.ts'
import { purses } from './purses.ts'
import { sparksOf } from './sparks.ts'

/** One of the five lists of an event; the tee sheet also by name and by hole. */
export const listView: View = {
  place({ link, query }) {
    if (!Object.hasOwn(documents, link.purpose)) return undefined
    const by = link.purpose === 'teeSheet' ? sheetOrder(query.by) : undefined
    return by === undefined ? '' : `?by=${by}`
  },
  // The tee sheet says where the groups are.
  scores: ({ link }) => link.purpose === 'results' || link.purpose === 'teeSheet',
  async show(service, { link, event: publicId, base, query, language }) {
    const { communityId, purpose } = link
    const isResults = purpose === 'results'
    const found = await service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, publicId, [communityId])
      return event && { event, hasChances: isResults && eventSettings(await settingsRows(tx, event)).chances }
    })
    if (!found) return undefined
    const { event, hasChances } = found
    const results = isResults ? await publishedBoards(service, event) : undefined
    const hasRows = results?.some(({ flights }) => flights.some(({ rows }) => rows.length > 0))
    const inPlay = results && (await boardsInPlay(service.published, communityId, results))
    const ahead = hasChances && inPlay ? await boardsAhead(service.forecasts, inPlay) : []
    return service.database.read([communityId], async tx => {
      const by = sheetOrder(query.by)
      const printCentre = await printCentreOf(tx, event)
      const [document, frame, eventIds, current, names] = await Promise.all([
        eventDocument(tx, event, purpose as DocumentName, { results, by, sheet: 'shown', language }),
        readFrame(service, tx, event, language),
        heardEvents(tx, event),
        purpose === 'teeSheet' ? roundInPlay(tx, communityId, event.eventId, service.clock()) : undefined,
        namesShown(tx, event, printCentre, printCentre.documents?.results?.juniors, language),
      ])
      const { kind, eventName, communityName, dates } = document
      const { state } = frame.head
      const words = wordsIn(language)
      const { pageOfEvent, pageOfDays } = words.pages
      const updated = updatedAt(document, event, isInPlay(state), language)
      const groups =
        current && (state === 'published' || isInPlay(state))
          ? await groupsOfRound(tx, event, current.roundId)
          : undefined
      // What each place pays is told as the table tells it: where its column is left out, so is this.
      const hasPrizes = document.sections.some(({ columns }) => columns.some(({ key }) => key === 'prize'))
      const beside = {
        chances: chances(ahead, names, language),
        purses: hasPrizes && results ? purses(results, language) : [],
      }
      const band = eventBand(frame, event, undefined, language)
      return {
        eventIds: [...eventIds],
        content: {
          title: pageOfEvent({ page: kind, event: eventName }),
          description: pageOfDays({ page: kind, event: eventName, club: communityName, days: dates }),
          colour: frame.club.colour,
          wide: inPlay && hasRows ? 'beside' : true,
          ...(isResults && { preview: `${base}/preview.png` }),
          masthead: eventMasthead(frame, event, {
            current: purpose,
            updated,
            actions: waysOf(purpose, base, by, words.resultsPage),
            language,
          }),
          body: html`${band}${listPage(document, {
            search: true,
            language,
            ...(current && { current: current.roundId }),
            ...(isResults && { cards: `${base}/cards` }),
            ...(inPlay && {
              sparks: sparksOf(inPlay),
              ...(hasRows && { beside: besideBoard(inPlay, names, { ...beside, base, language }) }),
            }),
            ...(groups && { groups }),
            ...(purpose === 'teeSheet' && { tools: orders(by, words.resultsPage), calendar: `${base}/calendar.ics` }),
          })}`,
          script: 'lists',
        },
      }
    })
  },
}

/** What can be done with a list besides reading it. */
function waysOf(
  purpose: string,
  base: string,
  by: SheetOrder | undefined,
  words: NounWords['resultsPage'],
): readonly Way[] {
  const order = by === undefined ? '' : `&by=${by}`
  return [
    ...(purpose === 'results' ? [{ name: words.onScreen, path: `${base}/tv`, icon: 'screen' } as const] : []),
    ...(purpose === 'teeSheet'
      ? [{ name: words.calendar, path: `${base}/calendar.ics`, icon: 'calendar' } as const]
      : []),
    { name: 'PDF', path: `?paper=${order}`, icon: 'printer' },
  ]
}

function orders(by: SheetOrder | undefined, words: NounWords['resultsPage']) {
  const shown = { time: words.byTime, name: words.byName, hole: words.byHole }
  return html`<nav aria-label="${words.order}"><ul class="segments">${Object.entries(shown).map(([order, name]) => html`<li><a href="?by=${order}"${order === (by ?? 'time') && html` aria-current="true"`}>${name}</a></li>`)}</ul></nav>`
}
