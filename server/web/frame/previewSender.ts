/** The picture that messengers show of a link to the overview or the results; drawn at most twice a minute for an event and a language. */
import type { FastifyReply } from 'fastify'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { answerRendered } from '../../kernel/http/answer.ts'
import { publishedBoards } from '../../live/countedBoards.ts'
import type { Service } from '../../live/service.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { documentVersion } from '../../print/documentVersion.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { leadersOf } from '../../print/leadersOf.ts'
import { namesShown } from '../../print/namesShown.ts'
import { shownStateWord } from '../../print/stateInWords.ts'
import { type LinkRequest, sendClosed } from '../links/linkGuard.ts'
import { readFrame } from './eventFrame.ts'
import { type Preview, previewPicture } from './previewPicture.ts'

type CachedPreview = { readonly version: string; readonly picture: Promise<Buffer>; readonly until: number }

const pauseMs = 30_000
const most = 200

/** Answers requests for these pictures. */
export function previewSender(service: Service): (opening: LinkRequest) => Promise<FastifyReply> {
  const kept = new Map<string, CachedPreview>()

  async function pictureOf({ link, event: publicId, language }: LinkRequest): Promise<CachedPreview | undefined> {
    const name = `${link.eventId} ${language}`
    const known = kept.get(name)
    if (known && known.until > performance.now()) return known
    const preview = await readPreview(service, link.communityId, publicId, language)
    if (!preview) return undefined
    const version = documentVersion(preview)
    const until = performance.now() + pauseMs
    const picture =
      known?.version === version ? known.picture : service.admission.run('read', () => previewPicture(preview))
    if (kept.size >= most) kept.clear()
    kept.set(name, { version, picture, until })
    return { version, picture, until }
  }

  return async opening => {
    const { request, reply, link } = opening
    const found = link.purpose === 'overview' || link.purpose === 'results' ? await pictureOf(opening) : undefined
    if (!found) return sendClosed(service, reply)
    reply.header('cache-control', 'private, max-age=60')
    return answerRendered(request, reply, { version: found.version, bytes: () => found.picture }, 'image/png')
  }
}

async function readPreview(
  service: Service,
  communityId: number,
  publicId: string,
  language: Language,
): Promise<Preview | undefined> {
  const event = await service.database.read([communityId], tx => visibleEvent(tx, publicId, [communityId]))
  if (!event) return undefined
  const boards = await publishedBoards(service, event)
  return service.database.read([communityId], async tx => {
    const printCentre = await printCentreOf(tx, event)
    const [{ head, more, club }, names] = await Promise.all([
      readFrame(service, tx, event, language),
      namesShown(tx, event, printCentre, printCentre.documents?.results?.juniors, language),
    ])
    const first =
      boards.map(board => leadersOf(board, board.flights[0], names, 3, language)).find(({ length }) => length > 0) ?? []
    const { roundOf } = wordsIn(language).pages
    const round = more.rounds > 1 && more.round !== null && roundOf({ round: more.round, rounds: more.rounds })
    return {
      clubName: head.communityName,
      colour: club.colour,
      eventName: head.eventName,
      number: event.eventId,
      facts: [shownStateWord(head, language), round, daysInWords(event, language)].filter(Boolean).join(' · '),
      leaders: first.map(({ name, score }) => ({ name, score: score.text })),
    }
  })
}
