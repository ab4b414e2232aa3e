import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBucket } from '../../../test/startBucket.ts'
import { openBucket } from './bucket.ts'

const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-bucket-'))
let store: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  store = await startBucket()
})
beforeEach(() => store.stored.clear())
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a small one', 1000],
  ['one that goes in parts, of which some are refused at first', 20 * 1024 * 1024],
])('a file comes back as it was put: %s', async (_, size) => {
  const bucket = openBucket(store.settings)
  const [path, back] = [join(folder, 'file'), join(folder, 'back')]
  // A length that is no part's: parts in another order are another file.
  const bytes = Buffer.alloc(size, 'a score of 4 on 7')
  writeFileSync(path, bytes)
  store.state.refusesParts = 2
  await bucket.put('golf-2026-05-01.gz', path)
  expect([...store.stored.keys()]).toEqual(['of the club/golf-2026-05-01.gz'])
  expect(await bucket.get('golf-2026-05-01.gz', back)).toBe(true)
  expect(readFileSync(back).equals(bytes)).toBe(true)
  expect(statSync(back).mode & 0o777).toBe(0o600)
  rmSync(back)
})

test('names are those of the own folder, of all pages, and go one by one', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) store.stored.set(`of the club/${name}.gz`, Buffer.from(name))
  store.stored.set('of others/x.gz', Buffer.from('x'))
  store.stored.set('of the club/deeper/x.gz', Buffer.from('x'))
  const bucket = openBucket(store.settings)
  await bucket.remove('b.gz')
  expect((await bucket.files()).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    ['a', 'c', 'd', 'e'].map(name => ({ name: `${name}.gz`, bytes: 1 })),
  )
  expect(await bucket.get('b.gz', join(folder, 'none'))).toBe(false)
})

test('a wrong secret, a bucket that is not there, and a store that does not answer are told', async () => {
  const { settings } = store
  await expect(openBucket({ ...settings, secret: 'wrong' }).files()).rejects.toThrow('SignatureDoesNotMatch')
  const elsewhere = settings.url.replace('/golf/', '/tennis/')
  await expect(openBucket({ ...settings, url: elsewhere }).files()).rejects.toThrow('There is no bucket "tennis"')
  await expect(openBucket({ ...settings, url: 'http://127.0.0.1:1/golf' }).files()).rejects.toThrow(
    /^http:\/\/127.0.0.1:1 cannot be reached: /,
  )
})
