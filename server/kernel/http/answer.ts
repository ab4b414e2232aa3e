/** How an answer leaves: compressed when the client can, tagged by what it contains, 304 when the client has it. */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How hard to press: what changes is pressed again and again, a file that browsers keep for ever only once. */
type Press = 'quick' | 'once'
const qualities: Readonly<Record<Press, number>> = { quick: 4, once: 11 }

const compressors = {
  br: (bytes: Buffer, press: Press) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualities[press], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer, press: Press) => promisify(gzip)(bytes, { level: press === 'once' ? 9 : 6 }),
}

type Encoding = keyof typeof compressors

const leastBytes = 1024

/** An answer that is sent many times: its bytes, plain and compressed, are made once. `version` names its content. */
export class CachedBody {
  readonly text: string
  readonly version: string
  readonly bytes: Buffer
  readonly #press: Press
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}
  constructor(text: string, version: string, press: Press = 'quick') {
    this.#press = press
    this.text = text
    this.version = version
    this.bytes = Buffer.from(text)
  }
  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= compressors[encoding](this.bytes, this.#press)
    return this.#compressed[encoding]
  }
}

/** Names a content: the same bytes have the same name, on every server. */
export function contentTag(content: string | Buffer): string {
  return hash('sha1', content, 'base64url')
}

/** Sends text with a strong ETag (one for each content encoding) unless `untagged`. */
export async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | CachedBody,
  options: { readonly mediaType: string; readonly untagged?: boolean },
): Promise<FastifyReply> {
  const kept = typeof text === 'string' ? undefined : text
  const bytes = typeof text === 'string' ? Buffer.from(text) : text.bytes
  const encoding = bytes.length < leastBytes ? undefined : acceptedEncoding(request.headers['accept-encoding'])
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  if (!options.untagged && (request.method === 'GET' || request.method === 'HEAD' || request.method === 'QUERY')) {
    const tag = `"${kept?.version ?? contentTag(bytes)}${encoding ? `-${encoding}` : ''}"`
    reply.header('etag', tag)
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  // Who has this version has its media type too (RFC 9110 15.4.5).
  reply.header('content-type', options.mediaType)
  if (!encoding) return reply.send(bytes)
  return reply
    .header('content-encoding', encoding)
    .send(await (kept?.compressed(encoding) ?? compressors[encoding](bytes, 'quick')))
}

/** An answer of bytes that are compressed already, and made only for who does not have this version of it. */
export async function answerRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, bytes }: { readonly version: string; readonly bytes: () => Promise<Buffer> },
  mediaType: string,
): Promise<FastifyReply> {
  const tag = `"${version}"`
  reply.header('etag', tag)
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.header('content-type', mediaType).send(await bytes())
}

/** The best encoding that we have and the client takes (RFC 9110 12.5.3); `q=0` refuses one. */
export function acceptedEncoding(
  header: string | string[] | undefined,
  ours: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters
      .map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
      .find(value => value !== undefined)
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  return ours.find(name => (weights.get(name) ?? 0) > 0)
}

function matches(header: string | undefined, tag: string): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some(one => one.trim().replace(/^W\//, '') === tag))
  )
}
