import { writeFile } from 'node:fs/promises'
import { printedDocuments } from '../../../contract/documents/extensions.ts'
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
    paper: { value: 'PAPER', what: 'A4 or Letter; as the settings of the event say if left out' },
    by: { value: 'ORDER', what: 'time or hole: the order of the tee sheet' },
    out: { value: 'FILE', what: 'where the PDF is written; EVENT-DOCUMENT.pdf if left out' },
  },
  summary: 'Prints a document of an event as PDF',
  help: `DOCUMENT is one of ${printedDocuments.join(', ')}. Codes on scorecards lead to BASE_URL.`,
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
      shell.print(`Printed ${document} of ${publicId}, version ${version}: ${path}`)
    } finally {
      await close()
    }
  },
})

function oneOf<const T extends string>(known: readonly T[], given: string, what: string): T {
  const found = known.find(one => one.toLowerCase() === given.toLowerCase())
  if (found === undefined) throw new UsageError(`${what} must be one of ${known.join(', ')}.`)
  return found
}
