/** Posts whole cards of 18 holes and prints how many a second: `node bench/loadCards.ts '{"url":...,"firstPlayer":1,"players":100,"seconds":2}'`. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { cardOf } from './cardOf.ts'

const { url, headers, firstPlayer, players, skip, seconds } = JSON.parse(process.argv[2] ?? '{}')
let sent = skip

function nextCard() {
  const playerId = firstPlayer + (sent++ % players)
  return cardOf(playerId, sent)
}

const result = await autocannon({
  url,
  connections: 16,
  duration: seconds,
  requests: [
    {
      method: 'POST',
      setupRequest: request => ({
        ...request,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(nextCard()),
      }),
    },
  ],
})
// A second of warming may be over before the first answer; whoever measures looks at that.
if (result.non2xx > 0 || result.errors > 0) {
  console.error(`${result.non2xx} answers were no success, ${result.errors} errors`)
  process.exit(1)
}
process.stdout.write(JSON.stringify({ perSecond: result['2xx'] / result.duration, sent }))
