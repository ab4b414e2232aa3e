import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const key = 'AKIDEXAMPLE'
const secret = 'a secret of the tests/+='

/**
 * A store that speaks as much of S3 as backups need, and checks each signature (AWS Signature Version 4) from the request as it
 * came. Lists have two names a page, so that whoever reads them has to ask on.
 */
export async function startBucket() {
  const stored = new Map<string, Buffer>()
  const parts = new Map<string, Map<number, Buffer>>()
  const state = { refusesParts: 0, refuses: false }

  function answer({ method, url = '' }: IncomingMessage, body: Buffer): readonly [number, string | Buffer, string?] {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    const [, bucket, ...rest] = pathname.split('/')
    const name = decodeURIComponent(rest.join('/'))
    const upload = query.get('uploadId') ?? ''
    if (bucket !== 'golf') return [404, '']
    if (state.refuses) return [503, '<Error><Code>SlowDown</Code></Error>']
    if (method === 'GET' && query.has('list-type')) return [200, listNames(query)]
    if (method === 'GET') return stored.has(name) ? [200, stored.get(name) ?? ''] : [404, '']
    if (method === 'DELETE') return [stored.delete(name) ? 204 : 204, '']
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      parts.set(id, new Map())
      return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`]
    }
    if (method === 'PUT' && upload) {
      if (state.refusesParts > 0) {
        state.refusesParts -= 1
        return [503, '<Error><Code>SlowDown</Code></Error>']
      }
      parts.get(upload)?.set(Number(query.get('partNumber')), body)
      return [200, '', tagOf(body)]
    }
    if (method === 'POST' && upload) {
      const all = [...(parts.get(upload) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part)
      stored.set(name, Buffer.concat(all))
      return [200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>']
    }
    if (method === 'PUT') {
      stored.set(name, body)
      return [200, '', tagOf(body)]
    }
    return [405, '']
  }

  function listNames(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const from = query.get('continuation-token') ?? ''
    const names = [...stored.keys()].filter(name => name.startsWith(prefix) && name > from).sort()
    const next = names.length > 2 ? names[1] : undefined
    const contents = names
      .slice(0, 2)
      .map(name => `<Contents><Key>${name}</Key><Size>${stored.get(name)?.length}</Size></Contents>`)
    const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
    return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const [status, text, tag] = isSigned(request, body)
      ? answer(request, body)
      : ([403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'] as const)
    const isText = typeof text === 'string'
    response.writeHead(status, { ...(isText && { 'content-type': 'application/xml' }), ...(tag && { etag: tag }) })
    response.end(text)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/golf/of the club`
  return {
    /** The settings of a server that puts its backups here, into a folder of the bucket. */
    environment: { BACKUP_BUCKET: url, BACKUP_BUCKET_KEY: key, BACKUP_BUCKET_SECRET: secret },
    settings: { url, key, secret, region: 'auto' },
    /** What is in the bucket, by its whole name. */
    stored,
    state,
    close: () => new Promise<void>(closed => server.close(() => closed())),
  }
}

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=\w+\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [path = '', query = ''] = url.split('?')
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const request = [
    method,
    path,
    query
      .split('&')
      .map(part => (part === '' || part.includes('=') ? part : `${part}=`))
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map(name => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    hash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((by, part) => createHmac('sha256', by).update(part).digest(), `AWS4${secret}`)
  return createHmac('sha256', signingKey).update(toSign).digest('hex') === signature
}
