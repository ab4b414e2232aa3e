import { said } from '../../../contract/words/say.ts'
import type { BroughtBack, CardText } from '../history/bringBack.ts'
import { restoreEvent } from '../history/restoreEvent.ts'
import { restoreScores } from '../history/restoreScores.ts'
import { withBackupFile } from './backupFile.ts'
import { command, OperatorError, UsageError } from './command.ts'
import { requireOpenEvent } from './requireEvent.ts'
import type { Shell } from './shell.ts'

export const eventRestore = command({
  name: 'event restore',
  args: ['EVENT'],
  options: {
    from: { value: 'BACKUP_FILE', what: said('commands.eventRestore.from') },
    at: { value: 'INSTANT', what: said('commands.eventRestore.at') },
    confirm: { what: said('commands.eventRestore.confirm') },
  },
  summary: said('commands.eventRestore.summary'),
  help: said('commands.eventRestore.help'),
  async run({ args: [publicId = ''], options, shell }) {
    if ((options.from === undefined) === (options.at === undefined))
      throw new UsageError(said('operator.usage.fromOrAt'))
    const cards =
      options.at === undefined
        ? await fromBackup(shell, publicId, options.from ?? '', options.confirm)
        : await toMoment(shell, publicId, momentOf(options.at, shell.now), options.confirm)
    for (const card of cards)
      shell.print(`${card.round} ${card.cardId}: ${cardText(card.from)} -> ${cardText(card.to)}`)
    if (cards.length === 0) shell.print(said('operator.restoring.noCard'))
    shell.print(said(options.confirm ? 'operator.restoring.restored' : 'operator.restoring.preview'))
  },
})

async function toMoment(
  shell: Shell,
  publicId: string,
  moment: Temporal.Instant,
  confirm: boolean,
): Promise<readonly BroughtBack[]> {
  const preview = new Preview()
  try {
    return await shell.write(async (tx, origin) => {
      const cards = await restoreScores(tx, await requireOpenEvent(tx, publicId), moment, origin)
      if (confirm) return cards
      preview.cards = cards
      throw preview
    })
  } catch (error) {
    if (error === preview) return preview.cards
    throw error
  }
}

/** Ends a transaction that was only tried. */
class Preview extends Error {
  cards: readonly BroughtBack[] = []
}

async function fromBackup(
  shell: Shell,
  publicId: string,
  file: string,
  confirm: boolean,
): Promise<readonly BroughtBack[]> {
  if (!/^[MS]-[1-9][0-9]{0,14}$/.test(publicId))
    throw new UsageError(said('operator.usage.noEventId', { given: publicId }))
  const origin = { actor: 'operator', now: shell.now }
  try {
    const { createdAt, tables, cards } = await withBackupFile(shell, file, async path =>
      restoreEvent(await shell.ownerUrl(), path, Number(publicId.slice(2)), { keep: confirm }, origin),
    )
    shell.print(said('operator.restoring.from', { at: createdAt }))
    for (const { name, back, gone } of tables)
      shell.print(said('operator.restoring.table', { table: name, back, gone }))
    return cards
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(said('operator.files.none', { path: shell.file(file) }))
    throw error
  }
}

function momentOf(text: string, now: Temporal.Instant): Temporal.Instant {
  try {
    const moment = Temporal.Instant.from(text)
    if (Temporal.Instant.compare(moment, now) > 0) throw new UsageError(said('operator.usage.future'))
    return moment
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(said('operator.usage.noMoment', { given: text }))
  }
}

function cardText({ strokes, status }: CardText): string {
  const holes = strokes.map(value => (value === null ? '-' : value === 0 ? 'x' : String(value))).join(' ')
  return `${holes}${status === 'OPEN' ? '' : ` ${status}`}`
}
