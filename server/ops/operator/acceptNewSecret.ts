import { said } from '../../../contract/words/say.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { knownFingerprint, madeWithSecret, writeFingerprint } from '../../kernel/database/secret.sql.ts'
import { whatWouldEnd } from '../../kernel/requireSecret.ts'
import { fingerprintsOf } from '../../kernel/secrets.ts'
import { command } from './command.ts'

export const acceptNewSecret = command({
  name: 'accept-new-secret',
  args: [],
  options: { confirm: { what: said('commands.acceptNewSecret.confirm') } },
  summary: said('commands.acceptNewSecret.summary'),
  help: said('commands.acceptNewSecret.help'),
  async run({ options, shell }) {
    const { present } = fingerprintsOf(shell.config)
    await withClient(await shell.ownerUrl(), async client => {
      const known = await knownFingerprint(client)
      if (known === undefined || known === present) return shell.print(said('operator.secrets.right'))
      const ending = whatWouldEnd(await madeWithSecret(client))
      if (!options.confirm) return shell.print(said('operator.secrets.preview', { ending }))
      await writeFingerprint(client, present)
      shell.print(said('operator.secrets.accepted', { ending }))
    })
  },
})
