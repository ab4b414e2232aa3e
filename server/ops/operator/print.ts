import { writeFile } from 'node:fs/promises'
import { printedDocuments } from '../../../contract/documents/extensions.ts'
import { said } from '../../../contract/words/say.ts'
import { requireSecret } from '../../kernel/requireSecret.ts'
import { createService } from '../../live/createService.ts'
import { eventPrintout } from '../../web/documents/eventPrintout.ts'
import { command, UsageError } from './command.ts'
import { requireEvent } from './requireEvent.ts'

const papers = ['A4', 'Letter'] as const

export const print = command({
  name: 'print',
  args: ['EVENT', 'DOCUMENT'],
  options: {
    paper: { value: 'PAPER', what: said('commands.print.paper') },
    by: { value: 'ORDER', what: said('commands.print.by') },
    out: { value: 'FILE', what: said('commands.print.out') },
  },
  summary: said('commands.print.summary'),
  help: said('commands.print.help', { documents: printedDocuments.join(', ') }),
  async run({ args: [publicId = '', given = ''], options, shell }) {
    const document = oneOf(printedDocuments, given, 'DOCUMENT')
    const paper = options.paper === undefined ? undefined : oneOf(papers, options.paper, '--paper')
    const by = options.by === undefined || oneOf(['time', 'hole'], options.by, '--by') === 'time' ? undefined : 'hole'
    // The codes on scorecards are signed with it.
    await requireSecret(shell.config, await shell.ownerUrl())
    const { service, close } = createService(shell.config, await shell.ownerUrl(), {
      clock: () => shell.now,
      strict: false,
      onError: () => undefined,
    })
    try {
      const event = await service.database.read('everything', tx => requireEvent(tx, publicId))
      const { bytes, version } = await eventPrintout(service, event, { document, paper, by })
      const path = shell.file(options.out ?? `${publicId}-${document}.pdf`)
      await writeFile(path, await bytes())
      shell.print(said('operator.printed', { document, event: publicId, version, path }))
    } finally {
      await close()
    }
  },
})

function oneOf<const T extends string>(known: readonly T[], given: string, what: string): T {
  const found = known.find(one => one.toLowerCase() === given.toLowerCase())
  if (found === undefined) throw new UsageError(said('operator.usage.mustBeOneOf', { what, known: known.join(', ') }))
  return found
}
