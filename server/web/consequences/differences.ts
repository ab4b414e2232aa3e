import type { Consequences, RuleFinding } from '../../../contract/preview.ts'
import { isMoneyOnly } from '../../../contract/site/isMoneyOnly.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { isSame, type Said } from '../../../contract/words/say.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { movedSides, standingsOf } from '../../live/eventStates/movedSides.ts'
import { findingIn, type HeldRule } from '../../live/readiness/readiness.ts'
import type { EventSnapshot } from './eventSnapshot.ts'

const mostSides = 50

/** What differs between two snapshots of an event. */
export function differences(before: EventSnapshot, after: EventSnapshot, language: Language): Consequences {
  const [was, is] = [findings(before), findings(after)]
  const appear = is.filter(one => !isIn(was, one))
  const go = was.filter(one => !isIn(is, one))
  return {
    standings: movedBoards(before.boards, after.boards),
    readiness: {
      appear: appear.map(one => inLanguage(one, language)),
      go: go.map(one => inLanguage(one, language)),
    },
    documents: after.documents.flatMap(({ eventId, states }) => {
      const known = before.documents.find(one => one.eventId === eventId)?.states ?? []
      return states.flatMap(({ document, name, state, pages, gone }) => {
        // Nobody holds paper that was never printed, whatever would be on it.
        if (state === 'never') return []
        const paper = known.find(one => one.document === document)
        const wrong = new Set(paper?.pages.flatMap(page => (page.state === 'current' ? [] : page.page)))
        const labels = [
          ...pages.flatMap(page => (page.state === 'current' || wrong.has(page.page) ? [] : page.label)),
          ...gone.filter(label => !paper?.gone.includes(label)),
        ]
        return labels.length === 0 ? [] : [{ eventId, document, name, pages: labels }]
      })
    }),
  }
}

type Found = Pick<HeldRule, 'rule' | 'level'> & { readonly said: Said }

function findings({ rules }: EventSnapshot): readonly Found[] {
  return rules.flatMap(({ rule, level, findings: found }) => found.map(one => ({ rule, level, said: one.said })))
}

function isIn(all: readonly Found[], one: Found): boolean {
  return all.some(other => other.rule === one.rule && isSame(other.said, one.said))
}

function inLanguage({ rule, level, said }: Found, language: Language): RuleFinding {
  return { rule, level, text: findingIn(said, language) }
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
