import { chmodSync, existsSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbedded } from '../server/kernel/database/embedded.ts'
import { needs } from '../test/needs.ts'
import { newFolder } from '../test/newFolder.ts'
import { leftBehind } from './leftBehind.ts'

const isRoot = process.getuid?.() === 0

test.runIf(needs(isRoot, 'what root leaves behind', 'be root, as in most containers'))(
  'a database that stayed when its temporary folder went is found and removed; no other is',
  async () => {
    const folder = newFolder('caddiemaster-left-')
    chmodSync(folder, 0o700)
    const embedded = await startEmbedded(folder, { durable: false })
    await embedded.stop()
    const elsewhere = realpathSync(join(folder, 'postgres'))
    expect(leftBehind(dirname(elsewhere))).not.toContain(folder)
    expect(existsSync(join(elsewhere, 'cluster'))).toBe(true)
    rmSync(folder, { recursive: true })
    expect(leftBehind(dirname(elsewhere))).toContain(folder)
    expect(existsSync(elsewhere)).toBe(false)
  },
)
