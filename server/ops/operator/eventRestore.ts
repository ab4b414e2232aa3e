import { BackupError } from '../backup/backupFile.ts'
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
    from: { value: 'BACKUP_FILE', what: 'the whole event as it is in this backup, a path or bucket:NAME' },
    at: { value: 'INSTANT', what: 'its scores only, as they were then: 2026-05-03T14:05:00+01:00' },
    confirm: { what: 'does it; otherwise the command only shows what would change' },
  },
  summary: 'Brings one event back from a backup, or its scores back to a moment',
  help: 'Nothing is removed from the log of scores: entries of the committee correct later scores. Regenerated links stay regenerated.',
  async run({ args: [publicId = ''], options, shell }) {
    if ((options.from === undefined) === (options.at === undefined)) throw new UsageError('Give either --from or --at.')
    const cards =
      options.at === undefined
        ? await fromBackup(shell, publicId, options.from ?? '', options.confirm)
        : await toMoment(shell, publicId, momentOf(options.at, shell.now), options.confirm)
    for (const card of cards)
      shell.print(`${card.round} ${card.cardId}: ${cardInWords(card.from)} -> ${cardInWords(card.to)}`)
    if (cards.length === 0) shell.print('No card changes.')
    shell.print(options.confirm ? 'Restored.' : 'Nothing has been changed. Add --confirm to restore it.')
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
    throw new UsageError(`"${publicId}" is not an event id. Use one such as M-5208 or S-5209.`)
  const origin = { actor: 'operator', now: shell.now }
  try {
    const { createdAt, tables, cards } = await withBackupFile(shell, file, async path =>
      restoreEvent(await shell.ownerUrl(), path, Number(publicId.slice(2)), { keep: confirm }, origin),
    )
    shell.print(`From the backup of ${createdAt}:`)
    for (const { name, back, gone } of tables) shell.print(`${name}: ${back} rows come back, ${gone} go`)
    return cards
  } catch (error) {
    if (error instanceof BackupError) throw new OperatorError(error.message)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${shell.file(file)}.`)
    throw error
  }
}

function momentOf(text: string, now: Temporal.Instant): Temporal.Instant {
  try {
    const moment = Temporal.Instant.from(text)
    if (Temporal.Instant.compare(moment, now) > 0) throw new UsageError('--at is in the future.')
    return moment
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`--at "${text}" is no moment such as 2026-05-03T14:05:00+01:00.`)
  }
}

function cardInWords({ strokes, status }: CardText): string {
  const holes = strokes.map(value => (value === null ? '-' : value === 0 ? 'x' : String(value))).join(' ')
  return `${holes}${status === 'OPEN' ? '' : ` ${status}`}`
}
