import { readCardCode, type SignedCode } from '../../../contract/site/cardCode.ts'
import { TapsBody } from '../../../contract/site/scorecard.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import { invalid } from '../../kernel/refuse.ts'
import { handleLive } from '../../live/handleLive.ts'
import { recordTaps } from '../scorecard/recordTaps.ts'
import { linkOfSigned } from '../scorecard/scoringLink.ts'

export const scanCard = handleLive('scanCard', async ({ params, body, caller, service, requestId, refuse }) => {
  const { communities, actor, link: staffLink } = caller
  const event = await service.database.read(communities, tx => visibleEvent(tx, params.eventId, communities))
  if (!event || (staffLink && event.registrationEventId !== staffLink.eventId)) return refuse('UNAUTHORIZED', 'event')
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'cards')
  const wrong = (message: Said) => refuse(...invalid([{ pointer: '/code', message }]))
  const signed = readCardCode(body.code)
  if (!signed || !isWhole(signed)) return wrong(said('fields.isNotCodeScorecard'))
  const { linkId, roundId, scorer, part, parts, taps } = signed.code
  if (roundId !== params.eventId) return wrong(said('fields.isAnotherRound', { round: roundId }))
  const link = await linkOfSigned(service, linkId, signed)
  if (!link || link.communityId !== event.communityId) return wrong(said('fields.isNotWhatPhoneShowed'))
  const results = await recordTaps(service, link, { scorer, roundId, taps: [...taps] }, requestId, actor)
  const places = new Map(taps.map(({ entryId, cardId, hole }) => [entryId, { cardId, hole }]))
  return {
    scorer,
    part,
    parts,
    entries: results.flatMap(one => {
      const place = places.get(one.entryId)
      return place ? [{ ...one, ...place }] : []
    }),
  }
})

/** Whether a code has what a phone sends; anybody can write the rest of it. */
function isWhole({ code: { scorer, roundId, taps, part, parts, linkId } }: SignedCode): boolean {
  const isPart = (number: unknown) => Number.isInteger(number) && Number(number) >= 1 && Number(number) <= 1000
  return (
    validationErrors(TapsBody, { scorer, roundId, taps }).length === 0 &&
    typeof linkId === 'string' &&
    isPart(part) &&
    isPart(parts)
  )
}
