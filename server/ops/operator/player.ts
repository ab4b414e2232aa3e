import { type MergePlan, mergePlayers, planMerge } from '../../domain/players/mergePlayers.ts'
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
    const plan = await shell.write(async (tx, origin) => {
      const made = await planMerge(tx, keepId, removeId)
      if (!made) throw new OperatorError(`Players ${keepId} and ${removeId} do not both exist.`)
      if (options.confirm && made.conflicts.length === 0) await mergePlayers(tx, made, origin)
      return made
    })
    describe(plan).forEach(shell.print)
    if (plan.conflicts.length > 0) {
      throw new OperatorError(['They cannot be merged:', ...plan.conflicts.map(conflict => `  ${conflict}`)].join('\n'))
    }
    shell.print(options.confirm ? 'Merged.' : 'Nothing has been changed. Add --confirm to merge them.')
  },
})

function describe({ keep, remove, memberships, events, moving, lost }: MergePlan): readonly string[] {
  const person = (player: MergePlan['keep']) =>
    `${player.player_id}  ${player.first_name} ${player.last_name}, ${player.email ?? 'no e-mail'}${player.by_name ? ', by name' : ''}`
  const rows = Object.entries(moving).filter(([, count]) => count > 0)
  const joined = memberships.filter(({ playerId }) => playerId === remove.player_id)
  return [
    `Keep    ${person(keep)}`,
    `Remove  ${person(remove)}`,
    ...rows.map(([what, count]) => `Moves   ${count} ${what}`),
    ...joined.map(({ communityId, name }) => `        community ${communityId} "${name}"`),
    ...events.map(({ publicId, name, cards }) => `        ${publicId} "${name}"${cards > 0 ? `, ${cards} cards` : ''}`),
    ...lost.map(value => `Lost    ${value}`),
    'Ends    the personal links of the removed profile',
  ]
}
