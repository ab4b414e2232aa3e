/**
 * Sends cards of 18 holes to a program of others and prints how many a second it took:
 * `node bench/outsiders/loadOutsiderCards.ts '{"style":"items","url":...,"headers":{},"eventId":1,"firstPlayer":1,"players":100,"skip":0,"seconds":2}'`.
 */
import autocannon from 'autocannon'
import { cardOf } from '../cardOf.ts'
import type { CardStyle } from './outsider.ts'

const { style, url, headers, eventId, firstPlayer, players, skip, seconds } = JSON.parse(process.argv[2] ?? '{}')
const communityId = 1
let sent = skip

/** 18 mutations in one request; their text is the same for all cards, so that it is parsed and planned once. */
const mutations = `mutation (${holes(at => `$e${at}: ScoreEntryInput!`)}) {
  ${holes(at => `e${at}: createScoreEntry(input: { scoreEntry: $e${at} }) { scoreEntry { entryId } }`)}
}`

function holes(text: (at: number) => string): string {
  return Array.from({ length: 18 }, (_, at) => text(at)).join(' ')
}

const bodies: { readonly [S in CardStyle]: (entries: readonly Row[]) => object } = {
  mutations: entries => ({
    query: mutations,
    variables: Object.fromEntries(entries.map((entry, at) => [`e${at}`, entry])),
  }),
  items: entries =>
    entries.map(entry =>
      Object.fromEntries(
        Object.entries(entry).map(([name, value]) => [
          name.replace(/[A-Z]/g, upper => `_${upper.toLowerCase()}`),
          value,
        ]),
      ),
    ),
}

type Row = ReturnType<typeof rowOf>

function rowOf({
  entryId,
  playerId,
  hole,
  strokes,
  scorer,
  device,
  deviceSequence,
  tappedAt,
}: ReturnType<typeof cardOf>[number]) {
  return {
    communityId: String(communityId),
    eventId: String(eventId),
    entryId,
    side: 'P',
    sideId: String(playerId),
    kind: 'score',
    hole,
    value: strokes,
    register: 'M',
    scorer: String(scorer),
    actor: 'peer',
    device,
    deviceSequence: String(deviceSequence),
    tappedAt,
    receivedAt: new Date().toISOString(),
  }
}

function nextBody(): string {
  const playerId = firstPlayer + (sent++ % players)
  return JSON.stringify(bodies[style as CardStyle](cardOf(playerId, sent).map(rowOf)))
}

const result = await autocannon({
  url,
  connections: 16,
  duration: seconds,
  verifyBody: body => !String(body).includes('"errors"'),
  requests: [{ method: 'POST', setupRequest: request => ({ ...request, headers, body: nextBody() }) }],
})
const wrong = result.non2xx + result.mismatches
if (wrong > 0 || result.errors > 0) {
  console.error(`${wrong} answers were no success, ${result.errors} errors`)
  process.exit(1)
}
process.stdout.write(JSON.stringify({ perSecond: result['2xx'] / result.duration, sent }))
