/** A round of three in progress, the way to its server, and phones. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { startWorld, type World } from '../test/world.ts'
import { browserOptions } from './browserOptions.ts'
import { type Network, startNetwork } from './network.ts'

export const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
/** Carla Dias, Filipe Melo and Ana Silva, in the order of the card. */
export const group = [3, 6, 1]
const names: Readonly<Record<number, string>> = { 1: 'Ana Silva', 6: 'Filipe Melo', 3: 'Carla Dias' }

/** What everybody plays. */
export function strokesOf(playerId: number, hole: number): number {
  return (pars[hole - 1] ?? 4) + ((playerId + hole) % 3) - 1
}

/** A browser with a disk of its own. */
export type Phone = {
  readonly newPage: () => Promise<Page>
  /** Closes it as if its battery were empty, and switches it on again. */
  readonly reopen: () => Promise<Phone>
  readonly close: () => Promise<void>
  readonly context: BrowserContext
}

export type GolfDay = {
  readonly world: World
  readonly network: Network
  readonly phone: (viewport?: { readonly width: number; readonly height: number }) => Promise<Phone>
  /** The address of a player's scoring link, through the network. */
  readonly scoringAddress: (playerId: number) => Promise<string>
  /** How many entries of Ana the log has. */
  readonly taps: () => Promise<number>
  readonly close: () => Promise<void>
}

/** `others`: who plays with Ana. */
export async function startGolfDay(others: readonly number[] = [3, 6]): Promise<GolfDay> {
  const world = await startWorld()
  await world.rows(
    `insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
    select 1, 110, player, 5021, 110 from unnest($1::bigint[]) player`,
    [others],
  )
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const network = await startNetwork((world.app.server.address() as AddressInfo).port)
  const options = await browserOptions()
  const folders: string[] = []
  const phones = new Set<Phone>()

  async function open(folder: string, viewport: { readonly width: number; readonly height: number }): Promise<Phone> {
    const context = await chromium.launchPersistentContext(folder, { ...options, viewport })
    const phone: Phone = {
      context,
      newPage: () => context.newPage(),
      async reopen() {
        await phone.close()
        return open(folder, viewport)
      },
      async close() {
        phones.delete(phone)
        await context.close()
      },
    }
    phones.add(phone)
    return phone
  }

  return {
    world,
    network,
    phone(viewport = { width: 360, height: 740 }) {
      const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-phone-'))
      folders.push(folder)
      return open(folder, viewport)
    },
    async scoringAddress(playerId) {
      const { url } = await world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId } })
      return `${network.url}${new URL(url).pathname}`
    },
    async taps() {
      const rows = await world.rows<{ count: number }>(
        `select count(*)::int as count from score_entry where event_id = 110 and scorer = 'player:1'`,
      )
      return rows[0]?.count ?? 0
    },
    async close() {
      for (const phone of phones) await phone.close()
      await network.close()
      await world.close()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Taps as a marker does: a key for each player, the next player and the next hole come by themselves. */
export async function tapHoles(page: Page, from: number, to: number): Promise<void> {
  for (let hole = from; hole <= to; hole++) {
    await page.getByRole('heading', { name: `Hole ${hole}`, exact: true }).waitFor()
    for (const playerId of group) {
      await page
        .getByRole('group', { name: `Strokes of ${names[playerId] ?? ''}` })
        .getByRole('button', { name: String(strokesOf(playerId, hole)), exact: true })
        .click()
    }
  }
}

/** Goes to hole 1 and enters a score for a player. */
export async function enter(page: Page, name: string, strokes: number): Promise<void> {
  while ((await page.getByRole('heading', { level: 2 }).innerText()) !== 'Hole 1')
    await page.getByRole('button', { name: 'Previous hole' }).click()
  await page.getByRole('button', { name }).first().click()
  await page
    .getByRole('group', { name: `Strokes of ${name}` })
    .getByRole('button', { name: String(strokes), exact: true })
    .click()
}
