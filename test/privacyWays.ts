/** The two ways in which an operator exports and erases a player: by a command, and in the console. */
import { staffCalls } from './staffCalls.ts'
import { tryCommand } from './tryCommand.ts'
import type { World } from './world.ts'

type Way = {
  /** The file about the player, as text. */
  readonly exported: (world: World, playerId: number) => Promise<string>
  /** Erases, also while the player is registered for what is not over. */
  readonly erase: (world: World, playerId: number) => Promise<void>
}

async function run(world: World, ...words: readonly string[]): Promise<string> {
  const { output, errors } = await tryCommand(world.url, ['player', ...words])
  if (errors !== '') throw new Error(errors)
  return output
}

const command: Way = {
  exported: (world, playerId) => run(world, 'export', String(playerId)),
  async erase(world, playerId) {
    await run(world, 'erase', String(playerId), '--confirm', '--also-running')
  },
}

const inConsole: Way = {
  async exported(world, playerId) {
    const file = await staffCalls(world).call('exportPersonalData', { params: { playerId } }, 'operator')
    // As the page saves it.
    return JSON.stringify(file, null, 2)
  },
  async erase(world, playerId) {
    const staff = staffCalls(world)
    const [row] = await world.rows<{ name: string }>(
      `select first_name || ' ' || last_name as name from player where player_id = ${playerId}`,
    )
    const body = { name: row?.name ?? '', alsoRegistered: true }
    await staff.call('erasePlayer', { params: { playerId }, body }, 'operator')
  },
}

export const privacyWays = [
  ['by a command', command],
  ['in the console', inConsole],
] as const
