/** The rules about the round as a whole: its course, what came before it, its papers and its links. */
import { said } from '../../../contract/words/say.ts'
import { namesAndMore } from '../namesAndMore.ts'
import { inRound, pageName, type Rule } from './finding.ts'

/** 6 */
export const courseComplete: Rule = facts =>
  facts.rounds.flatMap(round => {
    if (round.courses.length === 0) return [inRound(facts, round, said('readiness.noCourse'))]
    return round.courses.flatMap(({ courseId, name }) => {
      const own = [...round.part.tees.values()].filter(tee => tee.courseId === courseId)
      if (own.length === 0) return [inRound(facts, round, said('readiness.noTees', { course: name }), { courseId })]
      const wrong = own.filter(({ card }) => {
        const order = card.map(({ strokeIndex }) => strokeIndex).sort((a, b) => a - b)
        return order.some((index, at) => index !== at + 1) || card.some(({ par }) => par < 3)
      })
      if (wrong.length === 0) return []
      const tees = namesAndMore([...new Set(wrong.map(tee => tee.name))])
      return [inRound(facts, round, said('readiness.courseWrong', { course: name, tees }), { courseId })]
    })
  })

/** 11 */
export const noRehearsal: Rule = facts =>
  facts.isRehearsal ? [{ said: said('readiness.rehearsal'), eventId: facts.publicId }] : []

/** 21 */
export const papers: Rule = facts =>
  facts.papers.map(({ document: id, pages: labels, isWhole }) => {
    const document = said(`documents.kinds.${id}`)
    const pages = labels.map(label => pageName(label, facts))
    const [page] = pages
    const what =
      pages.length > 1
        ? said('readiness.pagesBefore', { document, count: pages.length, pages: namesAndMore(pages) })
        : isWhole || page === undefined
          ? said('readiness.documentBefore', { document })
          : said('readiness.pageBefore', { document, page })
    return { said: what, eventId: facts.publicId }
  })

/** 23 */
export const roundBefore: Rule = facts =>
  facts.rounds.flatMap(round => {
    const { before } = round
    if (!before || before.state === 'completed' || before.state === 'official' || before.state === 'cancelled')
      return []
    const state = said(`states.names.${before.state}`)
    return [inRound(facts, round, said('readiness.roundOpen', { round: before.name, state }))]
  })

/** 24 */
export const links: Rule = ({ baseUrl: address, sendsMail }) => {
  const { hostname, protocol } = new URL(address)
  const isInside =
    /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1)/.test(hostname) || !hostname.includes('.')
  return [
    ...(isInside
      ? [{ said: said('readiness.linksInside', { address }) }]
      : protocol === 'http:'
        ? [{ said: said('readiness.linksOpen', { address }) }]
        : []),
    ...(sendsMail ? [] : [{ said: said('readiness.noMail') }]),
  ]
}
