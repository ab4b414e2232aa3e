import { writeFileSync } from 'node:fs'
import { type Said, said } from '../../../contract/words/say.ts'
import { recordingIn } from '../../domain/audit/record.ts'
import type { Line } from '../../kernel/saidError.ts'
import { type ErasurePlan, erasePlayer, planErasure } from '../personalData/erasePlayer.ts'
import { exportPlayer } from '../personalData/exportPlayer.ts'
import { command, idOf, OperatorError } from './command.ts'
import { screenIn } from './screenIn.ts'

export const playerExport = command({
  name: 'player export',
  args: ['PLAYER_ID'],
  options: { out: { value: 'FILE', what: said('commands.playerExport.out') } },
  summary: said('commands.playerExport.summary'),
  help: said('commands.playerExport.help'),
  async run({ args: [given = ''], options, shell }) {
    const playerId = idOf(given, 'PLAYER_ID')
    const kept = await shell.write((tx, origin) => exportPlayer(tx, playerId, origin))
    if (!kept) throw new OperatorError(said('operator.players.none', { id: playerId }))
    const text = JSON.stringify(kept, null, 2)
    if (options.out === undefined) return shell.print(text)
    const path = shell.file(options.out)
    writeNew(path, `${text}\n`)
    shell.print(said('operator.players.wrote', { id: playerId, path }))
  },
})

export const playerErase = command({
  name: 'player erase',
  args: ['PLAYER_ID'],
  options: {
    confirm: { what: said('commands.playerErase.confirm') },
    'also-running': { what: said('commands.playerErase.alsoRunning') },
  },
  summary: said('commands.playerErase.summary'),
  help: said('commands.playerErase.help'),
  async run({ args: [given = ''], options, shell }) {
    const playerId = idOf(given, 'PLAYER_ID')
    const plan = await shell.write(async (tx, origin) => {
      const made = await planErasure(tx, playerId, origin.now)
      if (!made) throw new OperatorError(said('operator.players.none', { id: playerId }))
      if (made.isErased || !options.confirm) return made
      requireOver(made, options['also-running'])
      await erasePlayer(tx, made, recordingIn(tx, origin))
      return made
    })
    if (plan.isErased) return shell.print(said('operator.erasing.already', { id: playerId }))
    shell.table(rowsOf(plan, await screenIn('privacy', shell.language)))
    if (!options.confirm) requireOver(plan, options['also-running'])
    shell.print(said(options.confirm ? 'operator.erasing.erased' : 'operator.erasing.preview'))
  },
})

/** Throws {@link OperatorError}: a player who is about to play would get a name that nobody knows. */
function requireOver({ events, profile }: ErasurePlan, alsoRunning: boolean): void {
  const running = events.filter(({ isRunning }) => isRunning)
  if (running.length === 0 || alsoRunning) return
  throw new OperatorError(
    said('operator.erasing.running', { id: profile.player_id }),
    ...running.map(({ publicId, name, endDate }) => [
      '  ',
      said('operator.erasing.until', { event: publicId, name, day: { day: endDate } }),
    ]),
    said('operator.erasing.removeFirst'),
  )
}

/** What becomes of whom and of what: a word, and what it is about. */
function rowsOf(
  { profile, fields, taken, left, events }: ErasurePlan,
  words: Awaited<ReturnType<typeof screenIn<'privacy'>>>,
): readonly (readonly [Said, Line])[] {
  const id = profile.player_id
  const lost = said('operator.erasing.lost')
  return [
    [
      said('operator.erasing.erase'),
      [
        `${id}  `,
        said('operator.erasing.calledFrom', {
          name: `${profile.first_name} ${profile.last_name}`,
          newName: `Withdrawn player ${id}`,
        }),
      ],
    ],
    ...fields.map(field => [lost, words.fields[field]] as const),
    ...counted(taken, words.taken).map(what => [lost, what] as const),
    [lost, said('operator.erasing.everywhere')],
    ...(events.length > 0
      ? [[said('operator.erasing.ends'), said('operator.erasing.links', { count: events.length })] as const]
      : []),
    ...counted(left, words.left).map(what => [said('operator.erasing.stays'), what] as const),
  ]
}

function counted(
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, (values: { readonly count: number }) => string>>,
): readonly string[] {
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? (words[what]?.({ count }) ?? []) : []))
}

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') throw new OperatorError(said('operator.files.exportExists', { path }))
    throw new OperatorError(said('operator.files.cannotBeWritten', { path, code: String(code) }))
  }
}
