/** The rules about the round as a whole: its course, what came before it, its papers and its links. */
import { cutText } from '../../../contract/site/cutText.ts'
import { inRound, listed, type Rule } from './finding.ts'

/** 6 */
export const courseComplete: Rule = facts =>
  facts.rounds.flatMap(round => {
    if (round.courses.length === 0) return [inRound(facts, round, { text: 'The round has no course.' })]
    return round.courses.flatMap(({ courseId, name }) => {
      const own = [...round.part.tees.values()].filter(tee => tee.courseId === courseId)
      if (own.length === 0) return [inRound(facts, round, { text: `${name} has no tees.`, courseId })]
      const wrong = own.filter(({ card }) => {
        const order = card.map(({ strokeIndex }) => strokeIndex).sort((a, b) => a - b)
        return order.some((index, at) => index !== at + 1) || card.some(({ par }) => par < 3)
      })
      if (wrong.length === 0) return []
      const tees = listed([...new Set(wrong.map(tee => tee.name))])
      const text = `${name} is not complete: pars or stroke indexes of ${tees} are wrong. Make the next version of the course.`
      return [inRound(facts, round, { text, courseId })]
    })
  })

/** 11 */
export const noRehearsal: Rule = facts =>
  facts.isRehearsal
    ? [{ text: 'The event is a rehearsal: its links open nothing but the scorecard.', eventId: facts.publicId }]
    : []

/** 21 */
export const papers: Rule = facts =>
  facts.papers.map(({ document, pages }) => {
    const [first] = pages
    // A document that is printed as a whole has one page, which is called like it.
    const what =
      pages.length > 1
        ? `${pages.length} pages were printed before a change: ${listed(pages)}`
        : `${first === document ? '' : `${first} was `}printed before a change`
    return { text: cutText(`${document}: ${what}.`, 500), eventId: facts.publicId }
  })

/** 23 */
export const roundBefore: Rule = facts =>
  facts.rounds.flatMap(round => {
    const { before } = round
    if (!before || before.state === 'completed' || before.state === 'official' || before.state === 'cancelled')
      return []
    return [inRound(facts, round, { text: `${before.name} is ${before.state} and not completed.` })]
  })

/** 24 */
export const links: Rule = facts => {
  const { hostname, protocol } = new URL(facts.baseUrl)
  const isInside =
    /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1)/.test(hostname) || !hostname.includes('.')
  return [
    ...(isInside
      ? [
          {
            text: `Links begin with ${facts.baseUrl}, which telephones outside this network cannot reach. The operator sets BASE_URL.`,
          },
        ]
      : protocol === 'http:'
        ? [
            {
              text: `Links begin with ${facts.baseUrl}, and the connection is not encrypted. The operator sets BASE_URL to an address with https.`,
            },
          ]
        : []),
    ...(facts.sendsMail
      ? []
      : [{ text: 'No mail can be sent: the operator has not set SMTP_URL. Print the links, or copy them.' }]),
  ]
}
