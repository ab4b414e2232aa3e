import type { refreshProblems } from '../../../contract/handicapRefreshes/refreshProblems.ts'
import { type ProblemWords, problemIn } from '../../../contract/site/problemIn.ts'
import { type Said, said } from '../../../contract/words/say.ts'
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
import type { Line } from '../../kernel/saidError.ts'
import { command } from './command.ts'
import { notRead, readBytes } from './importFile.ts'
import { requireEvent, requireOpenEvent } from './requireEvent.ts'
import { screenIn } from './screenIn.ts'

export const handicapsRefresh = command({
  name: 'handicaps refresh',
  args: ['EVENT', 'FILE'],
  options: { apply: { what: said('commands.handicapsRefresh.apply') } },
  summary: said('commands.handicapsRefresh.summary'),
  help: said('commands.handicapsRefresh.help'),
  async run({ args: [publicId = '', path = ''], options, shell }) {
    const file = shell.file(path)
    const rows = await readSource(shell.foreignFiles, path, await readBytes(file))
    const preview = options.apply
      ? await shell.write(async (tx, origin) => {
          const event = await requireOpenEvent(tx, publicId)
          return applyRefresh(tx, event, rows, change => record(tx, change, origin))
        })
      : await shell.read(async tx => previewRefresh(tx, await requireEvent(tx, publicId), rows))
    const { useless } = await screenIn('handicaps', shell.language)
    shell.table(rowsOf(preview, useless))
    const counted = {
      changes: preview.changes.length,
      unchanged: preview.unchanged.length,
      locked: preview.locked.length,
      problems: preview.problems.length,
      missing: preview.missing.length,
    }
    shell.print(said('operator.handicaps.summary', counted))
    const count = preview.changes.length
    shell.print(
      options.apply ? said('operator.handicaps.changed', { count }) : said('operator.handicaps.preview', { count }),
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

/** What happens to whom: a word, and who it is about. */
function rowsOf(
  { changes, locked, problems, missing }: RefreshPreview,
  useless: ProblemWords<typeof refreshProblems>,
): readonly (readonly [Said, Line])[] {
  return [
    ...changes.map(change => [said('operator.handicaps.changes'), changeLine(change)] as const),
    ...locked.map(({ player }) => [said('operator.handicaps.locked'), `${player.name} (${player.playerId})`] as const),
    ...problems.map(
      ({ line, problem }) =>
        [said('operator.handicaps.line', { line }), problemIn<typeof refreshProblems>(useless, problem)] as const,
    ),
    ...missing.map(({ name, playerId }) => [said('operator.handicaps.missing'), `${name} (${playerId})`] as const),
  ]
}

function changeLine({ player, before, after, strokesChangedOn }: RefreshedHandicap): Line {
  return [
    `${player.name} (${player.playerId}): `,
    ...valuesOf(before),
    ' -> ',
    ...valuesOf(after),
    ...(before.byHand ? [' ', said('operator.handicaps.byHand')] : []),
    ...(strokesChangedOn.length > 0
      ? [', ', said('operator.handicaps.strokesOn', { holes: strokesChangedOn.join(', ') })]
      : []),
  ]
}

function valuesOf({ indexTenths, hcCourse, hcPlaying }: HandicapInEffect): readonly (string | Said)[] {
  const index = indexTenths === null ? said('operator.handicaps.noIndex') : withPlus(toDecimal(indexTenths))
  return [
    index,
    ` / ${hcCourse === null ? '-' : withPlus(hcCourse)} / ${hcPlaying === null ? '-' : withPlus(hcPlaying)}`,
  ]
}

/** A plus handicap as golfers write it. */
function withPlus(value: number): string {
  return value < 0 ? `+${-value}` : `${value}`
}
