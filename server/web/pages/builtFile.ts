import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answer, CachedBody } from '../../kernel/http/answer.ts'

/** A file of an app that runs in the browser: its script, its style. */
export type BuiltFile = { readonly path: string; readonly mediaType: string; readonly content: CachedBody }

export const scriptType = 'text/javascript; charset=utf-8'
const styleType = 'text/css; charset=utf-8'

/** A file at `path` with its bytes, compressed once. */
export function builtFile(path: string, mediaType: string, text: string): BuiltFile {
  return { path, mediaType, content: new CachedBody(text, hash('sha256', text).slice(0, 16), 'once') }
}

/** The style of an app below `folder`. Its address changes with its content, so that browsers may keep it for ever. */
export function builtStyle(folder: string, name: string, text: string): BuiltFile {
  return builtFile(`${folder}${name}-${version(text)}.css`, styleType, text)
}

/** What an address has in it that changes with the content. */
export function version(text: string): string {
  return hash('sha256', text).slice(0, 12)
}

/** The same files at every call; a build that failed is tried again. */
export function builtOnce<App>(build: () => Promise<App>): () => Promise<App> {
  let built: Promise<App> | undefined
  return () => {
    built ??= build().catch(error => {
      built = undefined
      throw error
    })
    return built
  }
}

/** Sends a file, or 304 to who has it. */
export function sendBuilt(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): Promise<FastifyReply> {
  return answer(request, reply.header('x-content-type-options', 'nosniff'), file.content, { mediaType: file.mediaType })
}

/** Sends a file whose address changes with its content. */
export function sendForEver(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): Promise<FastifyReply> {
  return sendBuilt(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), file)
}
