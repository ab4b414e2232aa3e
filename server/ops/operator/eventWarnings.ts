import { said } from '../../../contract/words/say.ts'
import { eventWarnings } from '../../live/eventWarnings.ts'
import { command } from './command.ts'
import { requireEvent } from './requireEvent.ts'
import type { Shell } from './shell.ts'

export const eventWarningsCommand = command({
  name: 'event warnings',
  args: ['EVENT'],
  options: {},
  summary: said('commands.eventWarnings.summary'),
  help: said('commands.eventWarnings.help'),
  async run({ args: [publicId = ''], shell }) {
    const count = await printWarnings(shell, publicId)
    if (count === 0) shell.print(said('operator.events.needsNothing', { id: publicId }))
  },
})

/** Prints the warnings of an event, one a line; returns how many. */
export async function printWarnings(shell: Shell, publicId: string): Promise<number> {
  const warnings = await shell.read(async tx => eventWarnings(tx, await requireEvent(tx, publicId)))
  for (const warning of warnings) shell.print(said('operator.events.warning', { warning }))
  return warnings.length
}
