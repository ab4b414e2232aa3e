/** What a list of people comes to, in a few words each. */
import type { Reply } from '../../ui/call.ts'
import type { ScreenWords } from '../../ui/words.ts'

type ListWords = Pick<
  ScreenWords<'bringInList'>,
  'countRead' | 'countLeftOut' | 'countAsked' | 'thenChange' | 'thenLeave' | 'onlyChange' | 'onlyLeave'
>
type SumWords = Pick<ScreenWords<'bringIn'>, 'sumKnown' | 'sumNew' | 'sumHere'>
type Verdict = 'known' | 'new' | 'registered'

/** How many lines were read, left out, and wait for an answer. */
export function readWords(
  { linesRead, leftOut }: { readonly linesRead: number; readonly leftOut: readonly unknown[] },
  asked: number,
  words: ListWords,
): string {
  return [
    words.countRead({ count: linesRead }),
    leftOut.length > 0 && words.countLeftOut({ count: leftOut.length }),
    asked > 0 && words.countAsked({ count: asked }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** How many people are known, new, and here already. */
export function sumWords(countOf: (verdict: Verdict) => number, words: SumWords): string {
  const [known, fresh, here] = [countOf('known'), countOf('new'), countOf('registered')]
  return [
    known > 0 && words.sumKnown({ count: known }),
    fresh > 0 && words.sumNew({ count: fresh }),
    here > 0 && words.sumHere({ count: here }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the button does: `first` with the people, then with those who are here already; nothing where there is nothing to do. */
export function takingWords(
  first: string,
  { changes, leaving }: { readonly changes: number; readonly leaving: number },
  words: ListWords,
): string {
  const isFirst = first === ''
  return [
    first,
    changes > 0 && (isFirst ? words.onlyChange : words.thenChange)({ count: changes }),
    leaving > 0 && (isFirst && changes === 0 ? words.onlyLeave : words.thenLeave)({ count: leaving }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What became of a list that was brought in, a sentence each. */
export function doneWords(
  { wasRegistered, teamIds, changed, left }: Reply<'importPlayers'>,
  words: ScreenWords<'bringIn'>,
): string {
  return [
    wasRegistered > 0 && words.doneBefore({ count: wasRegistered }),
    teamIds.length > 0 && words.doneTeams({ count: teamIds.length }),
    changed > 0 && words.doneChanged({ count: changed }),
    left > 0 && words.doneLeft({ count: left }),
    words.doneUndo,
  ]
    .filter(Boolean)
    .join(' ')
}
