/** The phone scorecard: its files, and the requests that it makes with its scoring link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { linkHeader } from '../../../contract/site/linkHeader.ts'
import { ConcedeBody, SignBody, TapsBody } from '../../../contract/site/scorecard.ts'
import { languageAsked } from '../../../contract/words/languageOf.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { sign } from '../../domain/cards/signCard.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import { roundInPlay } from '../../domain/scores/scorecard.sql.ts'
import { sidesOf } from '../../domain/scores/sidesOf.ts'
import { answer } from '../../kernel/http/answer.ts'
import { createLimit } from '../../kernel/http/limit.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { invalid } from '../../kernel/refuse.ts'
import { boardsOfMatches } from '../../live/matches/boardsOfMatches.ts'
import type { Service } from '../../live/service.ts'
import { sendBuilt, sendForEver } from '../pages/builtFile.ts'
import { concedeMatch } from './concedeMatch.ts'
import { phoneMatches } from './phoneMatches.ts'
import { phoneRound } from './phoneRound.ts'
import { inRound, recordTaps } from './recordTaps.ts'
import { scorecardApp } from './scorecardApp.ts'
import { type ScoringLink, scorerOf, scoringLink } from './scoringLink.ts'
import { sendShell } from './sendShell.ts'

const mostRequestsPerMinute = 1200
const json = 'application/json; charset=utf-8'

/** Mounts the phone scorecard: its page, its files, and the requests of the app. */
export function mountScorecard(app: FastifyInstance, service: Service): void {
  const opened = openings(service)
  app.get('/scorecard/', (request, reply) => sendShell(service, request, reply))
  app.get('/scorecard/worker.js', async (request, reply) => {
    reply.headers({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' })
    return sendBuilt(request, reply, (await scorecardApp()).worker)
  })
  app.get<{ Params: { file: string } }>('/scorecard/:file', async (request, reply) => {
    const { script, style, codes, words } = await scorecardApp()
    const file = [script, style, codes, ...words.files].find(({ path }) => path === `/scorecard/${request.params.file}`)
    if (!file) throw new Refusal('NOT_FOUND', 'file')
    return sendForEver(request, reply, file)
  })
  app.get<{ Querystring: { scorer?: string } }>('/scorecard/round', async (request, reply) => {
    const link = await opened(request)
    const round = await service.admission.run('read', () =>
      readRound(service, link, request.query.scorer, languageOfApp(request)),
    )
    return send(request, reply, round)
  })
  app.post('/scorecard/taps', async (request, reply) => {
    const link = await opened(request)
    const taken = await service.admission.run('write', () =>
      recordTaps(service, link, parsed(TapsBody, request.body), request.id),
    )
    return send(request, reply, taken)
  })
  app.post('/scorecard/sign', async (request, reply) => {
    const link = await opened(request)
    await service.admission.run('write', () => signFor(service, link, parsed(SignBody, request.body), request.id))
    return send(request, reply, {})
  })
  app.post('/scorecard/concede', async (request, reply) => {
    const link = await opened(request)
    await service.admission.run('write', () =>
      concedeMatch(service, link, parsed(ConcedeBody, request.body), request.id),
    )
    return send(request, reply, {})
  })
}

/** Opens the link of a request; refuses with `RATE_LIMITED` wrong links after many of them, and who asks too often with one. */
function openings(service: Service): (request: FastifyRequest) => Promise<ScoringLink> {
  const limit = createLimit(mostRequestsPerMinute, () => performance.now())
  return async request => {
    const header = String(request.headers[linkHeader])
    const link = await scoringLink(service, header, request.ip)
    const { allowed, seconds } = limit.take(header)
    if (allowed) return link
    throw new Refusal('RATE_LIMITED', 'link', {
      requests: mostRequestsPerMinute,
      seconds,
      headers: { 'retry-after': String(seconds) },
    })
  }
}

/** The app says it in every request: the phone may have chosen another language than the browser. */
function languageOfApp({ headers }: FastifyRequest): Language {
  return languageAsked(headers['accept-language']) ?? 'en'
}

async function readRound(service: Service, link: ScoringLink, asked: string | undefined, language: Language) {
  const { communityId, eventId, playerId, isRehearsal, isCopy, administrators } = link
  if (asked !== undefined && !/^[1-9][0-9]{0,15}$/.test(asked)) throw new Refusal('VALIDATION', 'scorer')
  const scorer = asked === undefined ? playerId : scorerOf(link, Number(asked))
  const { boards, ...read } = await service.database.read([communityId], async tx => {
    const round = await roundInPlay(tx, communityId, eventId, service.clock())
    const event = round && (await visibleEvent(tx, round.roundId, [communityId]))
    if (!event) throw new Refusal('NOT_FOUND', 'round')
    const shown = await phoneRound({
      service,
      tx,
      round,
      event,
      scorer,
      administrators,
      asks: playerId === undefined,
      isRehearsal,
      isCopy,
      language,
    })
    if (scorer !== undefined && !shown.scorer) throw new Refusal('UNAUTHORIZED', 'notRegistered')
    return { shown, boards: scorer === undefined ? [] : await boardsOfMatches(tx, event) }
  })
  return { ...read.shown, matches: await phoneMatches(service, communityId, boards, read.shown) }
}

async function signFor(
  service: Service,
  link: ScoringLink,
  { scorer, roundId, cardId }: Static<typeof SignBody>,
  requestId: string,
): Promise<void> {
  scorerOf(link, scorer)
  await inRound(service, link, roundId, `player:${scorer}`, requestId, async ({ tx, event, origin }) => {
    const { sides } = await sidesOf(tx, event, scorer)
    if (!sides.some(side => cardIdOf(side) === cardId)) throw new Refusal('UNAUTHORIZED', 'card')
    const caller = { actor: origin.actor, communities: [link.communityId] }
    await sign({ tx, event, caller, params: { cardId }, now: service.clock(), record: origin.record, refuse }, scorer)
  })
}

/** The body as its shape says. Refuses with `VALIDATION`. */
function parsed<S extends TSchema>(schema: S, body: unknown): Static<S> {
  const errors = validationErrors(schema, body)
  if (errors.length > 0) throw new Refusal(...invalid(errors))
  return body as Static<S>
}

function send(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  return answer(request, reply.header('cache-control', 'private, no-cache'), JSON.stringify(value), { mediaType: json })
}
