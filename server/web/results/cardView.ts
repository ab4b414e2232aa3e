import type { Static } from 'typebox'
import type { Standings } from '../../../contract/standings/extensions.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { type SaidStep, type Speaker, saySteps } from '../../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../../contract/words/speakerIn.ts'
import type { WallClock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Explanation, ExplanationStep } from '../../../rules/game.ts'
import { explainStrokes } from '../../../rules/handicap/strokes.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import type { Service } from '../../live/service.ts'
import type { SideCards } from '../../live/sideCards.ts'
import type { LeaderboardKey } from '../../live/standings.ts'
import { timeAt } from '../../print/dayInWords.ts'
import { cell } from '../../print/document.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { playedInWords, scoreCell } from '../../print/leadersOf.ts'
import type { Names } from '../../print/names.ts'
import { namesShown } from '../../print/namesShown.ts'
import { signed } from '../../print/playerList.ts'
import { sideName, sideNames } from '../../print/sideName.ts'
import { type EventFrame, eventBand, readFrame } from '../frame/eventFrame.ts'
import { masthead } from '../frame/masthead.ts'
import { type OwnTeeTimes, ownTeeTimes } from '../links/ownTeeTimes.ts'
import type { View } from '../links/view.ts'
import { reasonSection } from './reasonSection.ts'
import { roundCards } from './roundCards.ts'
import { type StartsOfCard, startsOfCard } from './startsOfCard.ts'

/** The card of a player or a team on a leaderboard: its rounds hole by hole, and why it stands where it does. */
export const cardView: View = {
  place({ link, params, query }) {
    const { board = '', side = '' } = params
    if (link.purpose !== 'results' || !isId(board) || !isId(side)) return undefined
    return `/cards/${board}/${side}${query.show === 'gross' ? '?show=gross' : ''}`
  },
  scores: () => true,
  async show(service, { link, event: publicId, base, params, query, language }) {
    const { communityId } = link
    const key = { communityId, leaderboardId: Number(params.board) }
    const sideId = Number(params.side)
    const cards = await service.published.cards(key, sideId)
    if (!cards || cards.eventId !== link.eventId) return undefined
    const kept = await service.published.of(key)
    const standings = kept && (JSON.parse(kept.answer.text) as Static<typeof Standings>)
    const { all, handicap } = await explained(service, key, { sideId, cards, currency: standings?.currency, language })
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, publicId, [communityId])
      if (!event) return undefined
      const printCentre = await printCentreOf(tx, event)
      const [player, ...others] = cards.players
      const isAhead = cards.row?.start !== undefined && player !== undefined && others.length === 0
      const [frame, names, eventIds, ownTimes] = await Promise.all([
        readFrame(service, tx, event, language),
        namesShown(tx, event, printCentre, printCentre.documents?.results?.juniors, language),
        heardEvents(tx, event),
        isAhead ? ownTeeTimes({ service, tx }, event, player.summary.playerId) : undefined,
      ])
      const name = nameOf(cards, sideId, names)
      const starts = await startsOfCard(tx, event, cards, { names, language })
      const path = `${base}/cards/${key.leaderboardId}/${sideId}`
      const holesPath = `${base}/holes/${key.leaderboardId}`
      const isCancelled = frame.head.state === 'cancelled'
      const speaker = speakerNaming(standings, names, language)
      const why = all.map(one => ({ ...one, steps: saySteps(one.steps, speaker) }))
      const shown = {
        name,
        names,
        cards,
        starts,
        why,
        handicap,
        base,
        path,
        holesPath,
        ownTimes,
        isCancelled,
        event,
        language,
      }
      return { eventIds: [...eventIds], content: contentOf(frame, shown, query.show === 'gross') }
    })
  },
}

type CardPage = {
  readonly name: string
  readonly names: Names
  readonly cards: SideCards
  readonly starts: StartsOfCard
  readonly why: readonly Why[]
  /** The steps to the playing handicap of the last round. */
  readonly handicap: Explanation
  readonly base: string
  readonly path: string
  readonly holesPath: string
  /** The tee times of a player who has not begun. */
  readonly ownTimes: OwnTeeTimes | undefined
  readonly isCancelled: boolean
  readonly event: VisibleEvent
  readonly language: Language
}

function contentOf(frame: EventFrame, shown: CardPage, asGross: boolean) {
  const { name, cards, event, language } = shown
  const board = boardOf(cards)
  return {
    title: `${name}: ${board}`,
    description: `${name}, ${summary(cards, event, language) || wordsIn(language).resultsPage.noScore}: ${board}`,
    colour: frame.club.colour,
    wide: true,
    masthead: cardMasthead(frame, shown),
    body: html`${eventBand(frame, event, undefined, language)}${cardPage(shown, asGross)}`,
  } as const
}

/** The player over the card: the numbers that count on plates. */
function cardMasthead({ club, head }: EventFrame, { name, names, cards, base, ownTimes, language }: CardPage): Html {
  const words = wordsIn(language).resultsPage
  const { row, players, indexTenths } = cards
  const drawn = players.flatMap(one => (one.drawn ? [one.summary] : []))
  const handicaps = cards.rounds
    .at(-1)
    ?.cards.map(({ playingHandicap }) => signed(playingHandicap))
    .join(', ')
  return masthead({
    club: { ...club, name: head.eventName },
    number: cards.eventId,
    title: name,
    facts: [
      boardOf(cards),
      players.length > 1 && names.players(players.flatMap(one => (one.drawn ? [] : [one.summary]))),
      drawn.length > 0 && words.drawnNames({ names: names.players(drawn) }),
      indexTenths !== null && words.handicapIndex({ index: signed(indexTenths / 10, 1, language) }),
      handicaps && words.handicap({ handicaps }),
    ],
    back: { name: words.results, path: base },
    ...(ownTimes && { actions: [{ name: words.calendar, path: ownTimes.calendar, icon: 'calendar' }] }),
    ...(row && cards.rounds.length > 0 && { beside: plates(row, cards, language) }),
  })
}

function plates(row: NonNullable<SideCards['row']>, { unit }: SideCards, language: Language): Html {
  const words = wordsIn(language).resultsPage
  const counted = unit === 'strokes' ? words.toPar : words.unitHeads[unit]
  const shown = [
    { name: words.position, ...cell(row.label) },
    { name: words.plate({ score: counted, played: playedInWords(row, language) }), ...scoreCell(unit, row, language) },
  ]
  return html`<dl class="plates">${shown.map(({ name, text, tone }) => text !== '' && html`<div><dt>${name}</dt><dd class="plate${tone ? ` ${tone}` : ''}">${text}</dd></div>`)}</dl>`
}

function cardPage(shown: CardPage, asGross: boolean): Html {
  const { name, cards, starts, why, handicap, path, holesPath, names, isCancelled, event, language } = shown
  const words = wordsIn(language).resultsPage
  const { isNet, rounds } = cards
  const showsNet = isNet && !asGross
  const toggle =
    isNet &&
    html`<p class="segments"><a href="${path}"${showsNet && html` aria-current="true"`}>${words.net}</a><a href="${path}?show=gross"${!showsNet && html` aria-current="true"`}>${words.gross}</a></p>`
  const reasons =
    why.length > 0 &&
    html`<details class="why"><summary>${words.why}</summary>${why.map(one => html`<details><summary>${one.title}</summary>${stepsTable(one, language)}</details>`)}</details>`
  const empty = rounds.length === 0 && html`<p class="card">${isCancelled ? words.noCardCancelled : words.noCard}</p>`
  const head = html`<header class="card-head"><h2 class="serif"><bdi>${name}</bdi></h2><p><strong>${summary(cards, event, language)}</strong> ${boardOf(cards)}</p></header>`
  return html`<article class="player">${head}${reasonSection(cards, names, handicap, language)}<div class="choose">${toggle}${rounds.length > 0 && legend(rounds, language)}</div>${rounds.toReversed().map(round => roundCards(round, cards, { name, names, starts, holesPath, net: showsNet, language }))}${empty}${reasons}</article>`
}

/** The signs of the cards; dots where a card has them. Who listens hears words in their place. */
function legend(rounds: SideCards['rounds'], language: Language): Html {
  const words = wordsIn(language).resultsPage
  const received = rounds.flatMap(({ cards }) => cards.flatMap(({ holes }) => holes.map(hole => hole.received)))
  const signs = [
    { sign: html`<i class="score eagle"></i>`, said: words.marks.eagle },
    { sign: html`<i class="score birdie"></i>`, said: words.marks.birdie },
    { sign: html`<i class="score bogey"></i>`, said: words.marks.bogey },
    { sign: html`<i class="score double"></i>`, said: words.doubleShort },
    received.some(strokes => strokes > 0) && { sign: html`<span class="dots"><i></i></span>`, said: words.dot },
    received.some(strokes => strokes < 0) && {
      sign: html`<span class="dots given"><i></i></span>`,
      said: words.square,
    },
  ]
  return html`<p class="legend" aria-hidden="true">${signs.map(one => one && html`<span>${one.sign}${one.said}</span>`)}</p>`
}

/** What is explained, step by step. */
type Why<Step = SaidStep> = { readonly title: string; readonly steps: readonly Step[] }

async function explained(
  service: Service,
  key: LeaderboardKey,
  {
    sideId,
    cards: { rounds },
    currency,
    language,
  }: {
    readonly sideId: number
    readonly cards: SideCards
    readonly currency: string | undefined
    readonly language: Language
  },
): Promise<{ readonly all: readonly Why<ExplanationStep>[]; readonly handicap: Explanation }> {
  const words = wordsIn(language).resultsPage
  const whole = await service.published.explain(key, sideId, {})
  const handicaps = await Promise.all(
    rounds.map(async ({ round }) => ({
      title: words.handicapOf({ round }),
      steps: (await service.published.explain(key, sideId, { round }))?.handicap ?? [],
    })),
  )
  const strokes = rounds.flatMap(({ round, cards: [card] }) => {
    const own = card
      ? explainStrokes(
          card.holes,
          card.holes.map(({ received }) => received),
        )
      : []
    return own.some(({ result }) => result !== '0') ? [{ title: words.receivedIn({ round }), steps: own }] : []
  })
  const all = [
    { title: words.position, steps: whole?.standing ?? [] },
    { title: currency === undefined ? words.prize : words.prizeIn({ currency }), steps: whole?.payout ?? [] },
    ...handicaps,
    ...strokes,
  ].filter(({ steps: own }) => own.length > 0)
  return { all, handicap: handicaps.at(-1)?.steps ?? [] }
}

/** Who says the steps: the explanation of a match has the others by their ids, people read names. */
function speakerNaming(standings: Static<typeof Standings> | undefined, names: Names, language: Language): Speaker {
  const called = new Map(
    standings?.flights.flatMap(flight => {
      const name = sideNames(flight, names)
      return [...flight.rows, ...(flight.sides ?? [])].map(({ sideId }) => [sideId, name([sideId])] as const)
    }),
  )
  return speakerIn(language, called)
}

function stepsTable({ title, steps }: Why, language: Language): Html {
  const words = wordsIn(language).resultsPage
  const rows = steps.map(
    ({ what, formula, result, rule }) =>
      html`<tr><th scope="row">${what}${rule && html`<span class="quiet rule">${rule}</span>`}</th><td>${formula}</td><td class="end">${result}</td></tr>`,
  )
  return html`<table class="list steps"><caption class="hidden">${title}</caption><thead><tr><th scope="col">${words.step}</th><th scope="col">${words.from}</th><th scope="col" class="end">${words.result}</th></tr></thead><tbody>${rows}</tbody></table>`
}

function nameOf({ name, players }: SideCards, sideId: number, names: Names): string {
  return sideName({ sideId, name, players: players.map(({ summary: player }) => player) }, names)
}

function boardOf({ boardName, flightName }: SideCards): string {
  return flightName === undefined ? boardName : `${boardName}: ${flightName}`
}

/** `T3, −2, thru 14`. */
function summary({ row, unit }: SideCards, event: WallClock, language: Language): string {
  if (!row) return ''
  const words = wordsIn(language).resultsPage
  const { label, toPar, value, status, thru, start } = row
  const par = toPar === null ? undefined : toPar === 0 ? 'E' : toPar < 0 ? `−${-toPar}` : `+${toPar}`
  const total = value === null || unit === 'strokes' ? undefined : words.counted[unit]({ count: value })
  const played =
    status === 'complete'
      ? words.finished
      : thru > 0
        ? words.thru({ holes: thru })
        : start && words.starts({ time: timeAt(Temporal.Instant.from(start.teeTime), event, language) })
  return [label, par ?? total, played].filter(Boolean).join(', ')
}

function isId(text: string): boolean {
  return /^[1-9][0-9]{0,15}$/.test(text)
}
