import type { PhoneMatch, PhoneRound } from '../../contract/site/scorecard.ts'
import { holeView } from './cards.ts'
import { receivedBy, sideOf, standingOf, type Which } from './matchOf.ts'
import { Sentence } from './Sentence.tsx'
import { words } from './words.ts'

type Props = {
  readonly round: PhoneRound
  readonly scorer: number
  /** The hole that the group is at. */
  readonly hole: number
}

/** The matches of the group: the scorer's own hole by hole, those of the others in a line. */
export function Matches({ round, scorer, hole }: Props) {
  const { matches = [] } = round
  const own = matches.filter(match => sideOf(match, scorer) !== undefined)
  const others = matches.filter(match => sideOf(match, scorer) === undefined)
  return (
    <>
      {own.map(match => (
        <OwnMatch key={match.matchId} {...{ match, round, scorer, hole }} />
      ))}
      {others.map(match => (
        <p class="match-line" key={match.matchId}>
          <bdi>{match.a.name}</bdi> – <bdi>{match.b.name}</bdi>{' '}
          <strong>{standingSeen(round, match, scorer, 'a')}</strong>
        </p>
      ))}
    </>
  )
}

type OwnProps = Props & { readonly match: PhoneMatch }

/** Whom the scorer plays, how it stands, and who has won which hole. */
function OwnMatch({ match, round, scorer, hole }: OwnProps) {
  const which = sideOf(match, scorer) ?? 'a'
  const other = which === 'a' ? 'b' : 'a'
  const { holes, thru } = standingOf(round, match, scorer)
  return (
    <section class="match" aria-label={match.name}>
      <p class="match-head">
        <span>
          <Sentence says={words().youPlay} of={{ name: <bdi>{match[other].name}</bdi> }} />{' '}
          {strokesInWords(match, which)}
        </span>
        <strong class="plate">{standingSeen(round, match, scorer, which)}</strong>
      </p>
      <ol class="match-holes">
        {holes.map(({ hole: number, winner }, at) => (
          <li key={number} class={`${at < thru ? kindOf(winner, which) : 'open'} ${number === hole ? 'on' : ''}`}>
            {number}
            <span class="hidden"> {at < thru ? words().holeResults[kindOf(winner, which)] : ''}</span>
          </li>
        ))}
      </ol>
      <WhatIf {...{ match, round, scorer, hole, which }} />
    </section>
  )
}

/** Once the scorer's score of the hole is in, what each score of a single opponent would make of the match. */
function WhatIf({ match, round, scorer, hole, which }: OwnProps & { readonly which: Which }) {
  const [own, ...partners] = match[which].balls
  const [ball, ...more] = match[which === 'a' ? 'b' : 'a'].balls
  if (!own || !ball || partners.length > 0 || more.length > 0 || match.finished) return null
  const score = (cardId: string) => {
    const card = round.cards.find(one => one.cardId === cardId)
    return card && holeView(card, hole, scorer).strokes
  }
  const [mine, theirs] = [score(own.cardId), score(ball.cardId)]
  if (!mine || theirs !== null) return null
  const ifOf = (strokes: number) => standingOf(round, match, scorer, { cardId: ball.cardId, hole, strokes })
  const strokesOf = ({ cardId, strokes }: typeof own) => {
    const at = round.cards.find(one => one.cardId === cardId)?.holes.findIndex(({ number }) => number === hole) ?? 0
    return strokes[at] ?? 0
  }
  // The score with which the hole is halved, and the two beside it.
  const level = mine - strokesOf(own) + strokesOf(ball)
  return (
    <p class="what-if">
      <span>{words().ifOpponent({ strokes: mine })}</span>
      {[level - 1, level, level + 1]
        .filter(strokes => strokes > 0)
        .map(strokes => (
          <span key={strokes}>
            <b>{strokes}</b> {standingInWords(ifOf(strokes), which)}
          </span>
        ))}
    </p>
  )
}

type Kind = 'won' | 'lost' | 'halved' | 'open'

function kindOf(winner: Which | 'halved' | null, which: Which): Kind {
  if (winner === null || winner === 'halved') return winner ?? 'open'
  return winner === which ? 'won' : 'lost'
}

function standingSeen(round: PhoneRound, match: PhoneMatch, scorer: number, which: Which): string {
  return standingInWords(standingOf(round, match, scorer), which)
}

/** How a match stands for one of its sides, in a few letters. */
function standingInWords(
  { upBy, thru, finished, winner, result }: ReturnType<typeof standingOf>,
  which: Which,
): string {
  if (finished) {
    const how = words().matchResults[result] ?? result
    return winner === null ? how : words()[winner === which ? 'youWin' : 'youLose']({ result: how })
  }
  const up = which === 'a' ? upBy : -upBy
  if (thru === 0) return words().notBegunMatch
  if (up === 0) return words().level
  return up > 0 ? words().up({ holes: up }) : words().down({ holes: -up })
}

function strokesInWords(match: PhoneMatch, which: Which): string {
  const more = receivedBy(match[which]) - receivedBy(match[which === 'a' ? 'b' : 'a'])
  if (match.a.balls.length > 1 || match.b.balls.length > 1 || more === 0) return ''
  return more > 0 ? words().youReceive({ strokes: more }) : words().youGive({ strokes: -more })
}
