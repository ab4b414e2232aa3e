import { expect } from 'vitest'
import type { World } from './world.ts'

type Headers = Readonly<Record<string, unknown>>

/** HEAD answers as the GET did that had these headers, without the body. `isOther`: the answer is never the same twice. */
export async function expectHead(
  world: World,
  { path, headers }: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
  ofGet: Headers,
  isOther: boolean,
): Promise<void> {
  const head = await world.app.inject({ method: 'HEAD', url: path, headers: { ...headers } })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
  const names = ['content-type', 'cache-control', 'vary', 'link', ...(isOther ? [] : ['etag', 'content-length'])]
  for (const name of names) expect(head.headers[name], name).toBe(ofGet[name])
}
