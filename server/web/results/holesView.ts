import type { Static } from 'typebox'
import type { Standings } from '../../../contract/standings/extensions.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { holesOfRound } from '../../live/holesOfRound.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import type { Names } from '../../print/names.ts'
import { namesShown } from '../../print/namesShown.ts'
import { sideName } from '../../print/sideName.ts'
import { eventBand, readFrame } from '../frame/eventFrame.ts'
import { masthead } from '../frame/masthead.ts'
import type { View } from '../links/view.ts'
import { type FieldRow, fieldHeat } from './fieldHeat.ts'
import { holesTable } from './holesTable.ts'

/** How the field of a leaderboard has played each hole of a round, and every score of it. */
export const holesView: View = {
  place({ link, params }) {
    const { board = '', round = '' } = params
    const isNumber = /^[1-9][0-9]{0,15}$/.test(board) && /^[1-9][0-9]?$/.test(round)
    return link.purpose === 'results' && isNumber ? `/holes/${board}/${round}` : undefined
  },
  scores: () => true,
  async show(service, { link, event: publicId, base, params, language }) {
    const { communityId } = link
    const kept = await service.published.of({ communityId, leaderboardId: Number(params.board) })
    const round = Number(params.round)
    if (!kept || kept.board.event.eventId !== link.eventId || round > kept.board.rounds.length) return undefined
    const { holes, sides } = holesOfRound(kept.board, round - 1)
    const standings: Static<typeof Standings> = JSON.parse(kept.answer.text)
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, publicId, [communityId])
      if (!event) return undefined
      const printCentre = await printCentreOf(tx, event)
      const [frame, names, eventIds] = await Promise.all([
        readFrame(service, tx, event, language),
        namesShown(tx, event, printCentre, printCentre.documents?.results?.juniors, language),
        heardEvents(tx, event),
      ])
      const words = wordsIn(language).resultsPage
      const title = standings.rounds.length > 1 ? words.holesOfRound({ round }) : words.holeByHole
      const rows = rowsOf(standings, sides, names)
      const path = `${base}/cards/${standings.leaderboardId}`
      return {
        eventIds: [...eventIds],
        content: {
          title: `${title}: ${standings.name}`,
          description: `${title}, ${standings.name}: ${frame.head.eventName}`,
          colour: frame.club.colour,
          wide: true,
          masthead: masthead({
            club: { ...frame.club, name: frame.head.eventName },
            number: event.eventId,
            title,
            facts: [standings.name, words.cards({ count: rows.length })],
            back: { name: words.results, path: base },
          }),
          body: html`${eventBand(frame, event, undefined, language)}${parts(holes, rows, path, language)}`,
        },
      }
    })
  },
}

function parts(
  holes: ReturnType<typeof holesOfRound>['holes'],
  rows: readonly FieldRow[],
  path: string,
  language: Language,
): Html {
  if (rows.length === 0) return html`<p class="card">${wordsIn(language).resultsPage.noScoresYet}</p>`
  return html`${holesTable(holes, language)}${fieldHeat(holes, rows, path, language)}`
}

/** In the order of the board, those with a score. */
function rowsOf(
  { flights }: Static<typeof Standings>,
  sides: ReturnType<typeof holesOfRound>['sides'],
  names: Names,
): readonly FieldRow[] {
  return flights.flatMap(({ rows }) =>
    rows.flatMap(row => {
      const scores = sides.get(row.sideId)
      return scores ? [{ sideId: row.sideId, name: sideName(row, names), scores }] : []
    }),
  )
}
