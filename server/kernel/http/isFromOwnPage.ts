import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this service sent the request. Browsers say so in `Sec-Fetch-Site`, over plain http only in `Origin`; a
 * request that says neither is refused, unlike a form behind a link, whose token protects it (`sentByOwnPage`).
 */
export function isFromOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
