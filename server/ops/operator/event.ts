import { EventFile } from '../../../contract/files/eventFile.ts'
import { importEvent } from '../import/importEvent.ts'
import { command, UsageError } from './command.ts'
import { printWarnings } from './eventWarnings.ts'
import { importFile } from './importFile.ts'

export const eventImport = command({
  name: 'event import',
  args: ['[FILE]'],
  options: { schema: { what: 'prints the JSON Schema of the file and imports nothing' } },
  summary: 'Imports an event with everything below it from a JSON file',
  help: 'Imports the whole file or nothing. The format is described in docs/import.md, with an example.',
  async run({ args: [path], options, shell }) {
    if (options.schema) {
      shell.print(eventSchema())
      return
    }
    if (path === undefined) throw new UsageError('FILE is missing.')
    const { eventId, roundIds, counts } = await importFile(path, shell, value =>
      shell.write((tx, origin) => importEvent(tx, value, origin)),
    )
    const rounds = roundIds.length > 0 ? ` with rounds ${roundIds.join(', ')}` : ''
    shell.print(`Imported ${eventId}${rounds}: ${counts.registration} players, ${counts.card} cards.`)
    await printWarnings(shell, eventId)
  },
})

/** The JSON Schema of the file, as it stands in docs/event-file.schema.json. */
export function eventSchema(): string {
  return JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...EventFile }, null, 2)
}
