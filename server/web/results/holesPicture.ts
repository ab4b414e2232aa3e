import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { type GroupsOfRound, type PlacedGroup, usualHoles } from './groupsOut.ts'

/** From so many holes on a start is everywhere at once: earlier there are the first and the tenth. */
const holesOfShotgun = 3

/**
 * The groups stacked on the holes of their course: those on the course where they are now. Before anybody has begun, all of
 * a shotgun start where they begin; nothing where groups follow each other, or when all are in.
 */
export function holesPicture(groups: GroupsOfRound, language: Language): Html | undefined {
  const { out, ahead, inCount, holesOf } = groups
  const hasBegun = out.length > 0 || inCount > 0
  const isShotgun = new Set(ahead.map(({ hole }) => hole)).size >= holesOfShotgun
  const shown = hasBegun ? out : isShotgun ? ahead : []
  if (shown.length === 0) return undefined
  const words = wordsIn(language).resultsPage
  const courses = [...Map.groupBy(shown, ({ courseId }) => courseId)]
  const pictures = courses.map(([courseId, own]) => {
    const name = courses.length > 1 && html`<p class="quiet">${own[0]?.courseName}</p>`
    return html`${name}${picture(own, holesOf.get(courseId) ?? usualHoles, language)}`
  })
  const says = hasBegun ? groupsInWords(groups, language) : words.startsHere
  return html`<figure class="panel on-holes">${pictures}<figcaption>${says}. ${words.barIsGroup}<span data-followed hidden> ${words.isFollowed}</span></figcaption></figure>`
}

function picture(groups: readonly PlacedGroup[], holes: readonly number[], language: Language): Html {
  const words = wordsIn(language).resultsPage
  const on = (hole: number) => groups.filter(({ at }) => at === hole)
  const said = holes.flatMap(hole => {
    const count = on(hole).length
    return count > 0 ? [words.groupsOnHole({ hole, count })] : []
  })
  const columns = holes.map(
    hole =>
      html`<span>${on(hole).map(({ id }) => html`<i data-group="${id}"></i>`)}<b${on(hole).length === 0 && html` class="quiet"`}>${hole}</b></span>`,
  )
  return html`<div role="img" aria-label="${words.groupsOnHoles({ holes: said.join(', ') })}">${columns}</div>`
}

/** `17 groups on the course, 2 in, 1 to start`. */
export function groupsInWords({ ahead, out, inCount }: GroupsOfRound, language: Language): string {
  const words = wordsIn(language).overviewPage
  const said = [
    out.length > 0 && words.onCourse({ count: out.length }),
    inCount > 0 && words.in({ count: inCount }),
    ahead.length > 0 && words.toStart({ count: ahead.length }),
  ]
  return said.filter(Boolean).join(', ')
}
