import { withClient } from '../../kernel/database/migrate.ts'
import { knownFingerprint, madeWithSecret, writeFingerprint } from '../../kernel/database/secret.sql.ts'
import { whatWouldEnd } from '../../kernel/requireSecret.ts'
import { fingerprintsOf } from '../../kernel/secrets.ts'
import { command } from './command.ts'

export const acceptNewSecret = command({
  name: 'accept-new-secret',
  args: [],
  options: { confirm: { what: 'does it; without it the command only shows what would end' } },
  summary: 'Lets the database be used with the SECRET of the settings, when the one of before is lost',
  help: 'A server does not start with another secret than the one that its database was used with. Where the one of before is still there, use SECRET or SECRET_PREVIOUS instead: then nothing ends, or only the web links.',
  async run({ options, shell }) {
    const { present } = fingerprintsOf(shell.config)
    await withClient(await shell.ownerUrl(), async client => {
      const known = await knownFingerprint(client)
      if (known === undefined || known === present)
        return shell.print('The secret is the right one. Nothing to accept.')
      const ending = whatWouldEnd(await madeWithSecret(client))
      if (!options.confirm) return shell.print(`These would end: ${ending}. Add --confirm to do it.`)
      await writeFingerprint(client, present)
      shell.print(
        `Accepted. These have ended: ${ending}. Programs log in again; send new links to players and helpers; accounts with an app for codes use a recovery code, or "administrator recover"; owners of webhooks take new secrets.`,
      )
    })
  },
})
