import { existsSync } from 'node:fs'
import { version } from '../../kernel/version.ts'
import { CommunityFileError } from '../export/communityFile.ts'
import { exportCommunity } from '../export/exportCommunity.ts'
import { importCommunity } from '../export/importCommunity.ts'
import { command, idOf, OperatorError, textOf } from './command.ts'

export const communityExport = command({
  name: 'community export',
  args: ['ID', 'FILE'],
  options: {},
  summary: 'Writes everything that belongs to a community into one file',
  help: 'The file of a club includes its sub communities. The server may keep running. The file holds personal data; docs/community-file.md describes it.',
  async run({ args: [id = '', given = ''], shell }) {
    const communityId = idOf(id, 'ID')
    const path = shell.file(given)
    if (existsSync(path)) throw new OperatorError(`${path} already exists. An export never overwrites a file.`)
    const about = {
      version,
      environment: shell.config.environment,
      createdAt: shell.now.toString(),
      communityId,
    }
    const origin = { actor: 'operator', now: shell.now }
    const { name, totals } = await explained(path, async () =>
      exportCommunity(await shell.ownerUrl(), path, about, origin),
    )
    shell.print(`Wrote "${name}" to ${path}: ${rowsIn(Object.values(totals).map(({ rows }) => rows))}.`)
  },
})

export const communityImport = command({
  name: 'community import',
  args: ['FILE'],
  options: {
    name: { value: 'NAME', what: 'the name that the community gets in place of its own' },
    club: { value: 'CLUB_ID', what: 'the club that it becomes a sub community of' },
  },
  summary: 'Imports a community from a file of "community export"',
  help: 'Imports the whole file or nothing. Ids that are free are kept, others are new. Players who are already here stay as they are. Webhooks stay switched off until you switch them on.',
  async run({ args: [given = ''], options, shell }) {
    const path = shell.file(given)
    const wanted = {
      name: options.name === undefined ? undefined : textOf(options.name, '--name', 100),
      clubId: options.club === undefined ? undefined : idOf(options.club, '--club'),
    }
    const origin = { actor: 'operator', now: shell.now }
    const { communityId, name, counts, matchedPlayers } = await explained(path, async () =>
      importCommunity(await shell.ownerUrl(), path, wanted, origin),
    )
    shell.print(`Imported community ${communityId} "${name}": ${rowsIn(Object.values(counts))}.`)
    shell.print(`${counts.player ?? 0} players are new, ${matchedPlayers} were here already.`)
  },
})

function rowsIn(counts: readonly number[]): string {
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${counts.length} tables`
}

/** Tells what is wrong with the file in a sentence. */
async function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CommunityFileError) throw new OperatorError(error.message)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(`There is no file or folder ${path}.`)
    if (code === 'EACCES' || code === 'EISDIR' || code === 'ENOSPC')
      throw new OperatorError(`${path} cannot be used (${code}).`)
    throw error
  }
}
