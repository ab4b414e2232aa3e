import type { MovingCounts } from '../../../contract/duplicates/console.ts'
import { detailOf } from '../../../contract/refusalWords.ts'
import { said } from '../../../contract/words/say.ts'
import { recordingIn } from '../../domain/audit/record.ts'
import { type MergePlan, mergePlayers, planMerge } from '../../domain/players/mergePlayers.ts'
import { undoableDays } from '../../domain/players/mergeRecord.sql.ts'
import { planUndoMerge, undoMerge } from '../../domain/players/undoMerge.ts'
import type { Line } from '../../kernel/saidError.ts'
import { command, idOf, OperatorError, UsageError } from './command.ts'
import { screenIn } from './screenIn.ts'

export const playerMerge = command({
  name: 'player merge',
  args: ['KEEP', 'REMOVE'],
  options: { confirm: { what: said('commands.playerMerge.confirm') } },
  summary: said('commands.playerMerge.summary'),
  help: said('commands.playerMerge.help'),
  async run({ args: [first = '', second = ''], options, shell }) {
    const keepId = idOf(first, 'KEEP')
    const removeId = idOf(second, 'REMOVE')
    if (keepId === removeId) throw new UsageError(said('operator.usage.samePlayer'))
    const { plan, mergeId } = await shell.write(async (tx, origin) => {
      const plan = await planMerge(tx, keepId, removeId)
      if (!plan) throw new OperatorError(said('operator.merging.notBoth', { keep: keepId, remove: removeId }))
      const isDone = options.confirm && plan.conflicts.length === 0
      return { plan, mergeId: isDone ? await mergePlayers(tx, plan, recordingIn(tx, origin)) : undefined }
    })
    shell.table(rowsOf(plan, await screenIn('duplicates', shell.language)))
    if (plan.conflicts.length > 0) {
      const reasons = plan.conflicts.map(([code, reason, values]) => ['  ', detailOf(code, reason, values)])
      throw new OperatorError(said('operator.merging.cannot'), ...reasons)
    }
    shell.print(
      mergeId === undefined
        ? said('operator.merging.preview')
        : said('operator.merging.merged', { merge: mergeId, days: undoableDays }),
    )
  },
})

export const playerUnmerge = command({
  name: 'player unmerge',
  args: ['MERGE'],
  options: {},
  summary: said('commands.playerUnmerge.summary'),
  help: said('commands.playerUnmerge.help', { days: undoableDays }),
  async run({ args: [given = ''], shell }) {
    const mergeId = idOf(given, 'MERGE')
    const { keptId, removedId } = await shell.write(async (tx, origin) => {
      const plan = await planUndoMerge(tx, mergeId, origin.now)
      if (!plan) throw new OperatorError(said('operator.merging.noMerge', { merge: mergeId, days: undoableDays }))
      const { obstacle } = plan
      if (obstacle) throw new OperatorError(detailOf(obstacle[0], obstacle[1], obstacle[2]))
      await undoMerge(tx, plan, recordingIn(tx, origin))
      return plan.merge
    })
    shell.print(said('operator.merging.undone', { kept: keptId, removed: removedId }))
  },
})

/** What moves, where to, and what is lost: a word, and what it is about. */
function rowsOf(
  { keep, remove, memberships, events, moving, lost }: MergePlan,
  words: Awaited<ReturnType<typeof screenIn<'duplicates'>>>,
): readonly (readonly [Line, Line])[] {
  const joined = memberships.filter(({ playerId }) => playerId === remove.player_id)
  const moves = Object.entries(moving) as readonly [keyof MovingCounts, number][]
  return [
    [said('operator.merging.keep'), person(keep)],
    [said('operator.merging.remove'), person(remove)],
    ...moves
      .filter(([, count]) => count > 0)
      .map(([what, count]) => [said('operator.merging.moves'), words.moves[what]({ count })] as const),
    ...joined.map(
      ({ communityId, name }) => ['', said('operator.merging.community', { id: communityId, name })] as const,
    ),
    ...events.map(({ publicId, name, cards }) => ['', eventLine(`${publicId} "${name}"`, cards)] as const),
    ...lost.map(
      ({ field, value }) =>
        [said('operator.merging.lost'), [said(`operator.merging.fields.${field}`), ` ${value}`]] as const,
    ),
    [said('operator.merging.ends'), said('operator.merging.links')],
  ]
}

function person({ player_id, first_name, last_name, email, by_name }: MergePlan['keep']): Line {
  return [
    `${player_id}  ${first_name} ${last_name}, `,
    email ?? said('operator.merging.noEmail'),
    ...(by_name ? [', ', said('operator.merging.byName')] : []),
  ]
}

function eventLine(event: string, cards: number): Line {
  return cards > 0 ? [`${event}, `, said('operator.events.cards', { count: cards })] : event
}
