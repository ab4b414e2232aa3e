import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublicAddress, lookupPublic, PrivateAddressError } from './publicAddress.ts'

/** The attempt did not get an answer; the message says why, for the owner of the webhook. */
export class PostError extends Error {}

export type Posted = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type PostOptions = {
  /** Private addresses, and http, are allowed: tests and intranets. */
  readonly privateAddresses: boolean
  /** From the resolving of the name to the head of the answer. */
  readonly timeoutMs: number
}

/** Posts `body` and answers the status; the answer's body is not read and a redirect is not followed. Throws {@link PostError}. */
export async function post(posted: Posted, { privateAddresses, timeoutMs }: PostOptions): Promise<number> {
  const url = new URL(posted.url)
  if (!privateAddresses && url.protocol !== 'https:') throw new PostError('The address is not https.')
  // A number is connected to without a lookup.
  const host = hostOf(url)
  if (!privateAddresses && isIP(host) && !isPublicAddress(host)) throw new PostError(`${host} is not a public address.`)
  try {
    return await send(url, posted, privateAddresses, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    throw new PostError(reasonOf(error, timeoutMs))
  }
}

function send(url: URL, { headers, body }: Posted, privateAddresses: boolean, signal: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal,
    ...(!privateAddresses && { lookup: lookupPublic }),
  })
  request.on('response', response => {
    resolve(response.statusCode ?? 0)
    response.destroy()
  })
  // After the answer the connection is closed by us; what it says then is of no interest.
  request.on('error', reject)
  request.end(body)
  return promise
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'The connection failed.'
  if (error instanceof PrivateAddressError) return error.message
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No answer within ${timeoutMs / 1000} seconds.`
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return `The connection failed (${code}).`
}
