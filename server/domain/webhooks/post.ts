import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublicAddress, lookupPublic, PrivateAddressError } from './publicAddress.ts'

/** An attempt got no response; the message tells the owner of the webhook why. */
export class PostError extends Error {}

export type Posted = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type PostOptions = {
  /** Whether private addresses, and http, are allowed: for tests and intranets. */
  readonly privateAddresses: boolean
  /** From resolving the name to the head of the response. */
  readonly timeoutMs: number
}

/** Posts `body` and returns the status of the response. Its body is not read, and redirects are not followed. Throws {@link PostError}. */
export async function post(posted: Posted, { privateAddresses, timeoutMs }: PostOptions): Promise<number> {
  const url = new URL(posted.url)
  if (!privateAddresses && url.protocol !== 'https:') throw new PostError('The address is not https.')
  // Numeric addresses are connected to without a lookup.
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
  // After the response we close the connection; errors from then on do not matter.
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
