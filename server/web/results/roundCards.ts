/** The cards of a round as tables of nine holes. */

import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { SideCard, SideCards, SideHole } from '../../live/sideCards.ts'
import { decimal } from '../../print/decimal.ts'
import type { Names } from '../../print/names.ts'
import { nameAtEnd } from './nameAtEnd.ts'
import { nameOfBall } from './nameOfBall.ts'
import { notation } from './notation.ts'
import { roundChart } from './roundChart.ts'
import type { StartsOfCard } from './startsOfCard.ts'

type Round = SideCards['rounds'][number]

type Options = Pick<Nine, 'names' | 'net' | 'language'> & {
  readonly name: string
  readonly starts: StartsOfCard
  /** Below it are the holes of the rounds. */
  readonly holesPath: string
}

/** `net`: marks compare with net par, and the net strokes are shown. */
export function roundCards(
  round: Round,
  side: SideCards,
  { names, net, language, name, starts, holesPath }: Options,
): Html {
  const words = wordsIn(language).resultsPage
  const [first] = round.cards
  const holes = first?.holes ?? []
  const isOut = ({ number }: SideHole) => round.counts?.has(number) === false
  const numbersOf = (of: readonly SideHole[]) => new Set(of.filter(hole => !isOut(hole)).map(({ number }) => number))
  const nines = holes.length > 9 ? [holes.slice(0, 9), holes.slice(9)] : [holes]
  const handicaps = round.cards.map(({ playingHandicap }) => String(playingHandicap).replace('-', '+')).join(', ')
  const tables = nines.map((own, index) => {
    const sums: readonly Sum[] = [
      { name: nines.length === 1 ? words.total : index === 0 ? words.out : words.in, holes: numbersOf(own) },
      ...(index === 1 ? [{ name: words.total, holes: numbersOf(holes) }] : []),
    ]
    const [from, to] = [own[0]?.number ?? 1, own.at(-1)?.number ?? 1]
    const caption = words.holesOf({ round: round.round, first: from, last: to })
    return nine({ caption, holes: own, sums, round, side, names, net, isOut, language })
  })
  const alone = round.cards.length === 1 ? first : undefined
  const field = net ? round.field.net : round.field.gross
  const chart = alone && roundChart(alone, { name: nameAtEnd(name), net, isOut, field }, language)
  const about = [...(starts.get(round.round) ?? []), words.handicap({ handicaps })]
  return html`<section class="round"><h2>${words.round({ round: round.round })}</h2><ul class="about">${about.map(fact => html`<li>${fact}</li>`)}${alone && html`<li><a href="${holesPath}/${round.round}">${words.holeByHole}</a></li>`}</ul><div class="nines">${tables}</div>${chart}</section>`
}

type Sum = { readonly name: string; readonly holes: ReadonlySet<number> }
type Nine = {
  readonly caption: string
  readonly holes: readonly SideHole[]
  readonly sums: readonly Sum[]
  readonly round: Round
  readonly side: SideCards
  readonly names: Names
  readonly net: boolean
  /** Whether the committee lets a hole not count. */
  readonly isOut: (hole: SideHole) => boolean
  readonly language: Language
}

function nine(drawn: Nine): Html {
  const { caption, holes, sums, round, side, isOut, language } = drawn
  const words = wordsIn(language).resultsPage
  const all = round.cards[0]?.holes ?? []
  const row = (name: string, of: (hole: SideHole) => string | number, sum: (sum: Sum) => string | number, look = '') =>
    html`<tr class="${look}"><th scope="row">${name}</th>${holes.map(hole => html`<td>${of(hole)}</td>`)}${sums.map(one => html`<td class="sum">${sum(one)}</td>`)}</tr>`
  const pars = row(
    words.par,
    hole => hole.par,
    ({ holes: own }) => total(all, own, hole => hole.par),
    'quiet',
  )
  const cards = round.cards.map(card => cardRows(card, drawn))
  const amount = (value: number | '' | undefined) => (typeof value === 'number' ? decimal(value, language) : '')
  const points =
    holes.some(({ number }) => round.counted.has(number)) &&
    row(
      side.unit === 'points' ? words.pointsShort : words.team,
      ({ number }) => amount(round.counted.get(number)),
      one => amount(total(all, one.holes, hole => round.counted.get(hole.number))),
      'team',
    )
  return html`<table class="holes"><caption class="hidden">${caption}</caption><thead><tr><th scope="row">${words.hole}</th>${holes.map(hole => html`<th scope="col"${isOut(hole) && html` class="out"`}>${hole.number}${isOut(hole) && html`<span class="hidden"> ${words.doesNotCount}</span>`}</th>`)}${sums.map(({ name }) => html`<th scope="col" class="sum">${name}</th>`)}</tr></thead><tbody>${pars}${row(
    words.index,
    hole => hole.strokeIndex,
    () => '',
    'quiet',
  )}${cards}${round.cards.length > 1 && html`</tbody><tbody>`}${points}</tbody></table>`
}

/** Strokes with their marks, and on net boards the net strokes below. */
function cardRows(card: SideCard, { holes, sums, round, side, names, net, isOut, language }: Nine): Html {
  const words = wordsIn(language).resultsPage
  const numbers = new Set(holes.map(({ number }) => number))
  const own = card.holes.filter(({ number }) => numbers.has(number))
  const player = card.player === undefined ? undefined : side.players[card.player]
  const counts = ({ number }: SideHole) => round.counting.get(number)?.includes(card.player ?? 0) ?? false
  const lookOf = (hole: SideHole) =>
    isOut(hole)
      ? html` class="out"`
      : round.counting.size > 0 && typeof hole.score === 'number' && html` class="${counts(hole) ? 'counts' : 'spare'}"`
  const of =
    player &&
    html`</tbody><tbody><tr class="of"><th scope="rowgroup" colspan="${1 + own.length + sums.length}"><bdi>${nameOfBall(player, names, language)}</bdi></th></tr>`
  const taken = html`${of}<tr class="taken"><th scope="row">${words.score}</th>${own.map(hole => html`<td${lookOf(hole)}>${score(hole, net, language)}${counts(hole) && html`<span class="hidden">${words.counts}</span>`}</td>`)}${sums.map(sum => html`<td class="sum">${total(card.holes, sum.holes, strokes)}</td>`)}</tr>`
  if (!net || side.unit !== 'strokes') return taken
  const netOf = (hole: SideHole) => {
    const gross = strokes(hole)
    return gross === undefined ? undefined : gross - hole.received
  }
  return html`${taken}<tr><th scope="row">${words.net}</th>${own.map(hole => html`<td${lookOf(hole)}>${netOf(hole)}</td>`)}${sums.map(sum => html`<td class="sum">${total(card.holes, sum.holes, netOf)}</td>`)}</tr>`
}

function score(hole: SideHole, net: boolean, language: Language): Html {
  const words = wordsIn(language).resultsPage
  const { score: taken, received, par } = hole
  const dots =
    received !== 0 &&
    html`<span class="dots${received < 0 && ' given'}" aria-hidden="true">${Array.from({ length: Math.min(4, Math.abs(received)) }, () => html`<i></i>`)}</span>`
  const handed = { strokes: Math.abs(received) }
  const given = received !== 0 && (received > 0 ? words.received(handed) : words.given(handed))
  if (typeof taken !== 'number') {
    const shown = taken === null ? '' : taken === 'pickedUp' ? 'X' : 'C'
    const said = taken === null ? '' : taken === 'pickedUp' ? words.pickedUp : words.conceded
    return html`<span class="score">${shown}</span>${dots}<span class="hidden">${[said, given].filter(Boolean).join(', ')}</span>`
  }
  const { mark, words: said } = notation(net ? taken - received - par : taken - par, net, language)
  return html`<span class="score ${mark}">${taken}</span>${dots}<span class="hidden">${[said, given].filter(Boolean).join(', ')}</span>`
}

function strokes({ score: taken }: SideHole): number | undefined {
  return typeof taken === 'number' ? taken : undefined
}

/** The sum over these holes; empty while there is nothing to add. */
function total(
  holes: readonly SideHole[],
  numbers: ReadonlySet<number>,
  of: (hole: SideHole) => number | undefined,
): number | '' {
  const values = holes.filter(({ number }) => numbers.has(number)).flatMap(hole => of(hole) ?? [])
  return values.length === 0 ? '' : values.reduce((sum, value) => sum + value, 0)
}
