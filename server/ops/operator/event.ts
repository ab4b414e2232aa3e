import { EventFile } from '../../../contract/files/eventFile.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import type { Origin } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { applyAgain } from '../import/again/applyAgain.ts'
import { type Difference, decided } from '../import/again/compare.ts'
import { doingOf } from '../import/again/doing.ts'
import { eventAgain } from '../import/again/eventAgain.ts'
import { planAgain } from '../import/again/planAgain.ts'
import { checkedFile, checkFile } from '../import/checkFile.ts'
import { homeCommunities } from '../import/event.sql.ts'
import { importEvent } from '../import/importEvent.ts'
import { command, UsageError } from './command.ts'
import { printWarnings } from './eventWarnings.ts'
import { importFile } from './importFile.ts'

export const eventImport = command({
  name: 'event import',
  args: ['[FILE]'],
  options: {
    preview: { what: 'says what a file that comes again would change, and changes nothing' },
    take: {
      what: 'of what somebody has changed here, what the file is right about: places as the preview names them, or all',
      value: 'PLACES',
      many: true,
    },
    schema: { what: 'prints the JSON Schema of the file and imports nothing' },
  },
  summary: 'Imports an event with everything below it from a JSON file',
  help: 'Imports the whole file or nothing. A file with the externalId of an event that came from a file before changes that event. The format is described in docs/import.md, with an example.',
  async run({ args: [path], options, shell }) {
    if (options.schema) {
      shell.print(eventSchema())
      return
    }
    if (path === undefined) throw new UsageError('FILE is missing.')
    const done = await importFile(path, shell, value =>
      shell.write((tx, origin) => bringIn(tx, value, origin, options)),
    )
    for (const line of done.lines) shell.print(line)
    if (done.eventId !== undefined) await printWarnings(shell, done.eventId)
  },
})

type Options = { readonly preview: boolean; readonly take: readonly string[] }
type Done = { readonly eventId?: string; readonly lines: readonly string[] }

/** Makes the event of the file, or changes the one that it made before. */
async function bringIn(tx: Transaction, value: unknown, origin: Origin, { preview, take }: Options): Promise<Done> {
  const file = checkedFile(value)
  const event = await eventAgain(tx, file)
  if (!event && preview) {
    await checkFile(tx, file, origin.now, 'everything')
    return {
      lines: [
        `A new event with ${file.players.length === 1 ? '1 player' : `${file.players.length} players`}. Nothing was imported: this is a preview.`,
      ],
    }
  }
  if (!event) {
    const { eventId, roundIds, counts } = await importEvent(tx, value, origin)
    const rounds = roundIds.length > 0 ? ` with rounds ${roundIds.join(', ')}` : ''
    return {
      eventId,
      lines: [`Imported ${eventId}${rounds}: ${counts.registration} players, ${counts.card} cards.`],
    }
  }
  const plan = await planAgain(tx, event, file, { now: origin.now, scope: 'everything' })
  const eventId = publicEventId(event.kind, event.eventId)
  const differences = decided(plan.differences)
  const lines = [
    ...differences.map(lineOf),
    ...plan.byHand.map(
      ({ part, section }) => `by hand  ${partOf(part)}${section}: the file says something else than before`,
    ),
  ]
  if (preview) return { eventId, lines: [...lines, `${eventId} is as it was: this is a preview.`] }
  const ticked = take.includes('all') ? differences.map(({ key }) => key) : take
  const done = await applyAgain(plan, ticked, doingOf(tx, origin, await homeCommunities(tx, event.communityId)))
  return {
    eventId,
    lines: [...lines, `${eventId}: ${done} changed, ${differences.length - done} kept as they were here.`],
  }
}

/** One difference as an operator reads it; what is kept has its place in front, for `--take`. */
function lineOf({ kind, key, part, what, name, board, here = 'nothing', value, isGone, stays }: Difference): string {
  const whose = [name, board, what].filter(one => one !== undefined && one !== '').join(', ')
  const values = what === 'person' ? '' : `: ${here} here, ${isGone ? 'nothing' : value || 'nothing'} in the file`
  const why = stays === 'hasScore' ? ' (has a score: withdraw the player)' : kind === 'kept' ? ` (--take ${key})` : ''
  return `${kind.padEnd(8)} ${partOf(part)}${whose}${values}${why}`
}

function partOf(part: number): string {
  return part === 0 ? '' : `round ${part}, `
}

/** The JSON Schema of the file, as it stands in docs/event-file.schema.json. */
export function eventSchema(): string {
  return JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...EventFile }, null, 2)
}
