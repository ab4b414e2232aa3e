import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was sent by a page of this service. Browsers say so in `Sec-Fetch-Site`, over plain http only in `Origin`,
 * which is `null` here because the pages send no referrer; what then protects is the token in the address.
 */
export function sentByOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === 'null') return true
  return URL.canParse(origin) && new URL(origin).host === host
}
