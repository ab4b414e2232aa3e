/** The requests of the scorecard. A network that does not answer within eight seconds is none. */
import { linkHeader } from '../../contract/site/linkHeader.ts'
import type { PhoneMatch, PhoneRound, TapResult } from '../../contract/site/scorecard.ts'
import type { Link } from './link.ts'
import type { StoredTap } from './store.ts'
import { language } from './words.ts'

/** The server answered, and said no. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/** The round of the link, with the cards of the group as `scorer` may see them. */
export function readRound(link: Link, scorer: number | undefined): Promise<PhoneRound> {
  return request(link, scorer === undefined ? 'round' : `round?scorer=${scorer}`)
}

/** Sends taps of one scorer in one round. */
export function sendTaps(link: Link, taps: readonly StoredTap[]): Promise<readonly TapResult[]> {
  const [first] = taps
  const sent = taps.map(({ linkId: _, roundId: _r, scorer: _s, rejected: _x, ...tap }) => tap)
  return request(link, 'taps', { scorer: first?.scorer, roundId: first?.roundId, taps: sent })
}

/** Signs a card as `scorer`. Throws {@link Refused} where the server does not take it. */
export function signCard(link: Link, scorer: number, roundId: string, cardId: string): Promise<unknown> {
  return request(link, 'sign', { scorer, roundId, cardId })
}

/** Gives up a match of the scorer's side. Throws {@link Refused} where it is over already. */
export function concedeMatch(
  link: Link,
  scorer: number,
  roundId: string,
  { leaderboardId, matchId }: Pick<PhoneMatch, 'leaderboardId' | 'matchId'>,
): Promise<unknown> {
  return request(link, 'concede', { scorer, roundId, leaderboardId, matchId })
}

async function request<T>(link: Link, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/scorecard/${path}`, {
    headers: {
      [linkHeader]: link.header,
      'accept-language': language(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(8_000),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(response.status, String(answer.detail))
  return answer
}
