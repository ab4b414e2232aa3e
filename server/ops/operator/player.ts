import type { MovingCounts } from '../../../contract/duplicates/console.ts'
import { filledDetail } from '../../../contract/refusalWords.ts'
import { recordingIn } from '../../domain/audit/record.ts'
import { type LostValue, type MergePlan, mergePlayers, planMerge } from '../../domain/players/mergePlayers.ts'
import { undoableDays } from '../../domain/players/mergeRecord.sql.ts'
import { planUndoMerge, undoMerge } from '../../domain/players/undoMerge.ts'
import { command, idOf, OperatorError, UsageError } from './command.ts'

export const playerMerge = command({
  name: 'player merge',
  args: ['KEEP', 'REMOVE'],
  options: { confirm: { what: 'does it; otherwise the command only shows what would move' } },
  summary: 'Merges the profile REMOVE into the profile KEEP',
  help: 'Memberships, registrations, handicaps and scores move. The details of KEEP stay; missing ones are taken from REMOVE.',
  async run({ args: [first = '', second = ''], options, shell }) {
    const keepId = idOf(first, 'KEEP')
    const removeId = idOf(second, 'REMOVE')
    if (keepId === removeId) throw new UsageError('KEEP and REMOVE are the same player.')
    const { plan, mergeId } = await shell.write(async (tx, origin) => {
      const plan = await planMerge(tx, keepId, removeId)
      if (!plan) throw new OperatorError(`Players ${keepId} and ${removeId} do not both exist.`)
      const isDone = options.confirm && plan.conflicts.length === 0
      return { plan, mergeId: isDone ? await mergePlayers(tx, plan, recordingIn(tx, origin)) : undefined }
    })
    describe(plan).forEach(shell.print)
    if (plan.conflicts.length > 0) {
      const reasons = plan.conflicts.map(([code, reason, values]) => `  ${filledDetail(code, reason, values)}`)
      throw new OperatorError(['They cannot be merged:', ...reasons].join('\n'))
    }
    shell.print(
      mergeId === undefined
        ? 'Nothing has been changed. Add --confirm to merge them.'
        : `Merged. "player unmerge ${mergeId}" undoes it within ${undoableDays} days.`,
    )
  },
})

export const playerUnmerge = command({
  name: 'player unmerge',
  args: ['MERGE'],
  options: {},
  summary: 'Undoes a merge of two profiles',
  help: `Within ${undoableDays} days. Everything that the removed profile brought goes back to it, with what was added since. Refused where that would undo what somebody did later.`,
  async run({ args: [given = ''], shell }) {
    const mergeId = idOf(given, 'MERGE')
    const { keptId, removedId } = await shell.write(async (tx, origin) => {
      const plan = await planUndoMerge(tx, mergeId, origin.now)
      if (!plan) throw new OperatorError(`There is no merge ${mergeId}, or it was more than ${undoableDays} days ago.`)
      const { obstacle } = plan
      if (obstacle) throw new OperatorError(filledDetail(obstacle[0], obstacle[1], obstacle[2]))
      await undoMerge(tx, plan, recordingIn(tx, origin))
      return plan.merge
    })
    shell.print(`Undone: players ${keptId} and ${removedId} are two again.`)
  },
})

const fieldNames: Readonly<Record<LostValue['field'], string>> = {
  name: 'name',
  email: 'e-mail',
  dob: 'date of birth',
  gender: 'gender',
  hcId: 'world handicap id',
  phone: 'phone',
}

const movingNames: Readonly<Record<keyof MovingCounts, string>> = {
  memberships: 'memberships',
  registrations: 'registrations',
  signUps: 'sign-ups',
  flightPlaces: 'places in flights',
  teamPlaces: 'places in teams',
  drawnBalls: 'drawn balls',
  teePairingPlaces: 'places in tee pairings',
  publishedPlaces: 'places in published tee sheets',
  checkIns: 'check-ins',
  handicaps: 'handicaps',
  cards: 'cards',
  scoreEntries: 'score entries',
  prizes: 'prizes handed out',
  officialPlaces: 'official places',
  messages: 'messages',
  accounts: 'administrator accounts',
}

function describe({ keep, remove, memberships, events, moving, lost }: MergePlan): readonly string[] {
  const person = (player: MergePlan['keep']) =>
    `${player.player_id}  ${player.first_name} ${player.last_name}, ${player.email ?? 'no e-mail'}${player.by_name ? ', by name' : ''}`
  const rows = (Object.keys(movingNames) as (keyof MovingCounts)[]).filter(what => moving[what] > 0)
  const joined = memberships.filter(({ playerId }) => playerId === remove.player_id)
  return [
    `Keep    ${person(keep)}`,
    `Remove  ${person(remove)}`,
    ...rows.map(what => `Moves   ${moving[what]} ${movingNames[what]}`),
    ...joined.map(({ communityId, name }) => `        community ${communityId} "${name}"`),
    ...events.map(({ publicId, name, cards }) => `        ${publicId} "${name}"${cards > 0 ? `, ${cards} cards` : ''}`),
    ...lost.map(({ field, value }) => `Lost    ${fieldNames[field]} ${value}`),
    'Ends    the personal links of the removed profile',
  ]
}
