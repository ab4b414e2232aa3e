/** Who is served when: what changes something at once, what only reads a few in each turn of the event loop. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** A turn with so many reads takes some milliseconds; whatever waits for the database or a socket meanwhile goes on after it. */
const mostReads = 8

/**
 * Lets at most `mostReads` reads begin in each turn. A score needs some turns until it is answered; each of them would last as
 * long as all readers who ask at the same time, also those who get only what is kept.
 */
export function takeTurns(server: Server): void {
  const serve = server.listeners('request')
  const waiting: (() => void)[] = []
  /** Reads that began in this turn, and those that are about to. */
  let begun = 0

  const beginNext = () => void waiting.shift()?.()

  function nextTurn(): void {
    begun = Math.min(mostReads, waiting.length)
    // Each in a step of its own, so that what follows of it is part of the turn.
    for (let count = 0; count < begun; count += 1) setImmediate(beginNext)
    if (begun > 0) setImmediate(nextTurn)
  }

  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const begin = () => {
      // Who does not wait any longer is not served.
      if (request.destroyed) return
      for (const listener of serve) listener.call(server, request, response)
    }
    if (changes(request)) return begin()
    if (begun === 0) setImmediate(nextTurn)
    begun += 1
    if (begun <= mostReads && waiting.length === 0) begin()
    else waiting.push(begin)
  })
}

function changes({ method = '' }: IncomingMessage): boolean {
  return !['GET', 'HEAD', 'QUERY', 'OPTIONS'].includes(method)
}
