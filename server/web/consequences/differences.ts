import type { Consequences, RuleFinding } from '../../../contract/preview.ts'
import { isMoneyOnly } from '../../../contract/site/isMoneyOnly.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { movedSides, standingsOf } from '../../live/eventStates/movedSides.ts'
import type { Look } from './look.ts'

const mostSides = 50

/** What is different between two looks at an event. */
export function differences(before: Look, after: Look): Consequences {
  return {
    standings: movedBoards(before.boards, after.boards),
    readiness: {
      appear: findings(after).filter(one => !isIn(findings(before), one)),
      go: findings(before).filter(one => !isIn(findings(after), one)),
    },
    documents: after.documents.flatMap(({ eventId, states }) => {
      const known = before.documents.find(one => one.eventId === eventId)?.states ?? []
      return states.flatMap(({ document, name, state, pages, gone }) => {
        // Nobody holds paper that was never printed, whatever would be on it.
        if (state === 'never') return []
        const was = known.find(one => one.document === document)
        const wrong = new Set(was?.pages.flatMap(page => (page.state === 'current' ? [] : page.page)))
        const labels = [
          ...pages.flatMap(page => (page.state === 'current' || wrong.has(page.page) ? [] : page.label)),
          ...gone.filter(label => !was?.gone.includes(label)),
        ]
        return labels.length === 0 ? [] : [{ eventId, document, name, pages: labels }]
      })
    }),
  }
}

function findings({ readiness }: Look): readonly RuleFinding[] {
  return readiness.rules.flatMap(({ rule, level, findings: found }) => found.map(({ text }) => ({ rule, level, text })))
}

function isIn(all: readonly RuleFinding[], one: RuleFinding): boolean {
  return all.some(other => other.rule === one.rule && other.text === one.text)
}

function movedBoards(before: readonly CountedBoard[], after: readonly CountedBoard[]): Consequences['standings'] {
  const ids = [...new Set([...before, ...after].map(({ leaderboardId }) => leaderboardId))]
  return ids.flatMap(id => {
    const [was, is] = [before, after].map(boards => boards.find(({ leaderboardId }) => leaderboardId === id))
    const board = is ?? was
    const moved = movedSides(standingsOf(was), standingsOf(is))
    const sides = [...moved.filter(one => !isMoneyOnly(one)), ...moved.filter(isMoneyOnly)]
    if (!board || sides.length === 0) return []
    const { leaderboardId, eventId, name } = board
    return [{ leaderboardId, eventId, name, count: sides.length, sides: sides.slice(0, mostSides) }]
  })
}
