import { createWriteStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { S3mini } from 's3mini'
import type { BucketSettings } from '../../kernel/config.ts'

export type StoredFile = { readonly name: string; readonly bytes: number }

export type Bucket = {
  /** Stores the file at `path` as `name`, in place of one of this name. */
  readonly put: (name: string, path: string) => Promise<void>
  /** Writes what is stored as `name` to `path`, readable for nobody else. False when there is no such name. */
  readonly get: (name: string, path: string) => Promise<boolean>
  readonly files: () => Promise<readonly StoredFile[]>
  readonly remove: (name: string) => Promise<void>
}

/** The files of backups in a folder of an S3-compatible store. Each function throws what the store answers. */
export function openBucket({ url, key, secret, region }: BucketSettings): Bucket {
  const { origin, pathname } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const folder = folders.map(name => `${decodeURIComponent(name)}/`).join('')
  const store = new S3mini({
    endpoint: `${origin}/${bucket}`,
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    // Without it the reason is "fetch failed".
    fetch: (to, how) =>
      fetch(to, how).catch(({ cause }: { readonly cause?: Error }) => {
        throw new Error(`${origin} cannot be reached: ${cause?.message ?? 'no answer'}`)
      }),
  })
  return {
    async put(name, path) {
      await store.putAnyObject(`${folder}${name}`, await openAsBlob(path))
    },
    async get(name, path) {
      const response = await store.getObjectResponse(`${folder}${name}`)
      if (!response?.body) return false
      await pipeline(response.body, createWriteStream(path, { mode: 0o600 }))
      return true
    },
    async files() {
      const stored = await store.listObjects('/', folder)
      if (stored === null) throw new Error(`There is no bucket "${bucket}" at ${origin}.`)
      return stored
        .map(({ Key, Size }) => ({ name: Key.slice(folder.length), bytes: Number(Size) }))
        .filter(({ name }) => name !== '' && !name.includes('/'))
    },
    async remove(name) {
      await store.deleteObject(`${folder}${name}`)
    },
  }
}
