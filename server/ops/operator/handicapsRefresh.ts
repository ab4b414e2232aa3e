import type { refreshProblems } from '../../../contract/handicapRefreshes/refreshProblems.ts'
import { problemIn } from '../../../contract/site/problemIn.ts'
import { words } from '../../../contract/words/en/screens/handicaps.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { toDecimal } from '../../../rules/exact.ts'
import { record } from '../../domain/audit/record.ts'
import type { HandicapInEffect } from '../../domain/handicaps/handicapsInEffect.ts'
import {
  applyRefresh,
  previewRefresh,
  type RefreshedHandicap,
  type RefreshPreview,
} from '../../domain/handicaps/refresh/refreshHandicaps.ts'
import type { indexesInFile } from '../../domain/registrations/table/indexesInFile.ts'
import type { ForeignFiles } from '../../kernel/foreign/foreignFiles.ts'
import { foreignReader } from '../../kernel/foreign/foreignReader.ts'
import { command } from './command.ts'
import { notRead, readBytes } from './importFile.ts'
import { requireEvent, requireOpenEvent } from './requireEvent.ts'

export const handicapsRefresh = command({
  name: 'handicaps refresh',
  args: ['EVENT', 'FILE'],
  options: { apply: { what: 'does it; otherwise the command only shows what would change' } },
  summary: 'Takes new handicap indexes of the players of an event from a CSV or XLSX file',
  help: [
    'The first row of FILE names its columns, in any case: index, and one or more of hcId (with provider), email and playerId;',
    'revisionDate (YYYY-MM-dd) if there is one. A plus handicap is written +1.2; a decimal comma is understood. Locked',
    'handicaps are left alone. Rounds with handicaps of their own keep them: name the round to refresh these.',
  ].join('\n'),
  async run({ args: [publicId = '', path = ''], options, shell }) {
    const file = shell.file(path)
    const rows = await readSource(shell.foreignFiles, path, await readBytes(file))
    const preview = options.apply
      ? await shell.write(async (tx, origin) => {
          const event = await requireOpenEvent(tx, publicId)
          return applyRefresh(tx, event, rows, change => record(tx, change, origin))
        })
      : await shell.read(async tx => previewRefresh(tx, await requireEvent(tx, publicId), rows))
    describe(preview).forEach(shell.print)
    const count = preview.changes.length
    shell.print(
      options.apply
        ? `Changed ${count} handicaps.`
        : `Nothing has been changed. Add --apply to change ${count} handicaps.`,
    )
  },
})

const reader = foreignReader<typeof indexesInFile>(
  new URL('../../domain/registrations/table/indexesInFile.ts', import.meta.url),
  30_000,
)

async function readSource(files: ForeignFiles, path: string, bytes: Buffer) {
  try {
    return await files.read('operator', reader, bytes)
  } catch (error) {
    throw notRead(path, error)
  }
}

/** Why a line is of no use. */
const useless = spokenWords(words.useless, 'en')

/** What happens to whom, one line each. */
function describe({ changes, unchanged, locked, problems, missing }: RefreshPreview): readonly string[] {
  return [
    ...changes.map(change => `Changes    ${describeChange(change)}`),
    ...locked.map(({ player }) => `Locked     ${player.name} (${player.playerId})`),
    ...problems.map(
      ({ line, problem }) => `Line ${`${line}`.padEnd(6)}${problemIn<typeof refreshProblems>(useless, problem)}`,
    ),
    ...missing.map(({ name, playerId }) => `Missing    ${name} (${playerId})`),
    `${changes.length} change, ${unchanged.length} stay, ${locked.length} are locked, ${problems.length} rows are of no use, ${missing.length} players are not in the file.`,
  ]
}

function describeChange({ player, before, after, strokesChangedOn }: RefreshedHandicap): string {
  const holes = strokesChangedOn.length > 0 ? `, strokes change on ${strokesChangedOn.join(', ')}` : ''
  const byHand = before.byHand ? ' (was set by hand)' : ''
  return `${player.name} (${player.playerId}): ${describeValues(before)} -> ${describeValues(after)}${byHand}${holes}`
}

function describeValues({ indexTenths, hcCourse, hcPlaying }: HandicapInEffect): string {
  const index = indexTenths === null ? 'no index' : withPlus(toDecimal(indexTenths))
  return `${index} / ${hcCourse === null ? '-' : withPlus(hcCourse)} / ${hcPlaying === null ? '-' : withPlus(hcPlaying)}`
}

/** A plus handicap as golfers write it. */
function withPlus(value: number): string {
  return value < 0 ? `+${-value}` : `${value}`
}
