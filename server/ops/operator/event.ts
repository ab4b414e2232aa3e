import { EventFile } from '../../../contract/files/eventFile.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import type { Origin } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Line } from '../../kernel/saidError.ts'
import { applyAgain } from '../import/again/applyAgain.ts'
import { type Difference, decided } from '../import/again/compare.ts'
import { doingOf } from '../import/again/doing.ts'
import { eventAgain } from '../import/again/eventAgain.ts'
import { type PlanAgain, planAgain } from '../import/again/planAgain.ts'
import { checkedFile, checkFile } from '../import/checkFile.ts'
import { homeCommunities } from '../import/event.sql.ts'
import { importEvent } from '../import/importEvent.ts'
import { command, UsageError } from './command.ts'
import { printWarnings } from './eventWarnings.ts'
import { importFile } from './importFile.ts'
import { screenIn } from './screenIn.ts'

export const eventImport = command({
  name: 'event import',
  args: ['[FILE]'],
  options: {
    preview: { what: said('commands.eventImport.preview') },
    take: {
      what: said('commands.eventImport.take'),
      value: 'PLACES',
      many: true,
    },
    schema: { what: said('commands.eventImport.schema') },
  },
  summary: said('commands.eventImport.summary'),
  help: said('commands.eventImport.help'),
  async run({ args: [path], options, shell }) {
    if (options.schema) {
      shell.print(eventSchema())
      return
    }
    if (path === undefined) throw new UsageError(said('operator.usage.optionMissing', { option: 'FILE' }))
    const done = await importFile(path, shell, value =>
      shell.write((tx, origin) => bringIn(tx, value, origin, options)),
    )
    const words = await screenIn('eventFile', shell.language)
    shell.table([
      ...done.differences.map(difference => differenceRow(difference, words)),
      ...done.byHand.map(section => byHandRow(section, words)),
    ])
    shell.print(done.outcome)
    if (done.eventId !== undefined) await printWarnings(shell, done.eventId)
  },
})

type Options = { readonly preview: boolean; readonly take: readonly string[] }
type Done = {
  readonly eventId?: string
  readonly differences: readonly Difference[]
  readonly byHand: PlanAgain['byHand']
  readonly outcome: Said
}

/** Makes the event of the file, or changes the one that it made before. */
async function bringIn(tx: Transaction, value: unknown, origin: Origin, { preview, take }: Options): Promise<Done> {
  const file = checkedFile(value)
  const event = await eventAgain(tx, file)
  if (!event && preview) {
    await checkFile(tx, file, origin.now, 'everything')
    return { ...nothingElse, outcome: said('operator.events.newPreview', { count: file.players.length }) }
  }
  if (!event) {
    const { eventId, roundIds, counts } = await importEvent(tx, value, origin)
    const imported = {
      id: eventId,
      players: said('operator.events.players', { count: counts.registration ?? 0 }),
      cards: said('operator.events.cards', { count: counts.card ?? 0 }),
    }
    const outcome =
      roundIds.length > 0
        ? said('operator.events.importedRounds', { ...imported, rounds: roundIds.join(', ') })
        : said('operator.events.imported', imported)
    return { eventId, ...nothingElse, outcome }
  }
  const plan = await planAgain(tx, event, file, { now: origin.now, scope: 'everything' })
  const eventId = publicEventId(event.kind, event.eventId)
  const differences = decided(plan.differences)
  const found = { eventId, differences, byHand: plan.byHand }
  if (preview) return { ...found, outcome: said('operator.events.preview', { id: eventId }) }
  const ticked = take.includes('all') ? differences.map(({ key }) => key) : take
  const changed = await applyAgain(plan, ticked, doingOf(tx, origin, await homeCommunities(tx, event.communityId)))
  const kept = differences.length - changed
  return { ...found, outcome: said('operator.events.changed', { id: eventId, changed, kept }) }
}

const nothingElse = { differences: [], byHand: [] }

type ScreenWords = Awaited<ReturnType<typeof screenIn<'eventFile'>>>
type Row = readonly [Line, Line]

/** One difference as an operator reads it; what is kept has its place behind it, for `--take`. */
function differenceRow({ kind, key, part, what, name, board = '', ...values }: Difference, words: ScreenWords): Row {
  const place = what === 'flight' ? words.whats.flight({ board }) : words.whats[what]
  const whose = words.inPart({ round: part, what: [name, place].filter(Boolean).join(', ') })
  const { here = words.nothing, value, isGone, stays } = values
  const there = isGone ? words.nothing : value || words.nothing
  return [
    said(`operator.events.kinds.${kind}`),
    [
      ...(what === 'person' ? [whose] : [said('operator.events.values', { whose, here, there })]),
      ...(stays === 'hasScore' ? [' ', said('operator.events.hasScore')] : kind === 'kept' ? [` (--take ${key})`] : []),
    ],
  ]
}

function byHandRow({ part, section }: PlanAgain['byHand'][number], words: ScreenWords): Row {
  const what = words.inPart({ round: part, what: words.sections[section] })
  return [said('operator.events.kinds.byHand'), said('operator.events.byHand', { what })]
}

/** The JSON Schema of the file, as it stands in docs/event-file.schema.json. */
export function eventSchema(): string {
  return JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...EventFile }, null, 2)
}
