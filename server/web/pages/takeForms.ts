import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Forms are no JSON: only the addresses of `app` take them, up to so many bytes. */
export function takeForms(app: FastifyInstance, mostBytes: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    // The database has no place for the character 0, and no keyboard has a key for it.
    (_request, body, done) => done(null, new URLSearchParams(String(body).replaceAll(/%00|\0/g, ''))),
  )
}

/** What a form of ours has sent. */
export function fieldsOf({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}
