import { existsSync } from 'node:fs'
import { said } from '../../../contract/words/say.ts'
import { version } from '../../kernel/version.ts'
import { exportCommunity } from '../export/exportCommunity.ts'
import { importCommunity } from '../export/importCommunity.ts'
import { rowsIn, tellingOfFile } from './backup.ts'
import { command, idOf, OperatorError, textOf } from './command.ts'

export const communityExport = command({
  name: 'community export',
  args: ['ID', 'FILE'],
  options: {},
  summary: said('commands.communityExport.summary'),
  help: said('commands.communityExport.help'),
  async run({ args: [id = '', given = ''], shell }) {
    const communityId = idOf(id, 'ID')
    const path = shell.file(given)
    if (existsSync(path)) throw new OperatorError(said('operator.files.exportExists', { path }))
    const about = {
      version,
      environment: shell.config.environment,
      createdAt: shell.now.toString(),
      communityId,
    }
    const origin = { actor: 'operator', now: shell.now }
    const { name, totals } = await tellingOfFile(path, async () =>
      exportCommunity(await shell.ownerUrl(), path, about, origin),
    )
    const rows = rowsIn(Object.values(totals).map(table => table.rows))
    shell.print(said('operator.communities.wrote', { name, path, rows }))
  },
})

export const communityImport = command({
  name: 'community import',
  args: ['FILE'],
  options: {
    name: { value: 'NAME', what: said('commands.communityImport.name') },
    club: { value: 'CLUB_ID', what: said('commands.communityImport.club') },
  },
  summary: said('commands.communityImport.summary'),
  help: said('commands.communityImport.help'),
  async run({ args: [given = ''], options, shell }) {
    const path = shell.file(given)
    const wanted = {
      name: options.name === undefined ? undefined : textOf(options.name, '--name', 100),
      clubId: options.club === undefined ? undefined : idOf(options.club, '--club'),
    }
    const origin = { actor: 'operator', now: shell.now }
    const { communityId, name, counts, matchedPlayers } = await tellingOfFile(path, async () =>
      importCommunity(await shell.ownerUrl(), path, wanted, origin),
    )
    shell.print(said('operator.communities.imported', { id: communityId, name, rows: rowsIn(Object.values(counts)) }))
    shell.print(said('operator.communities.importedPlayers', { count: counts.player ?? 0, known: matchedPlayers }))
  },
})
