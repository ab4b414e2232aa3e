import { type DocumentSettings, PrintCentre } from '../../../contract/settings/printCentre.ts'
import { said } from '../../../contract/words/say.ts'
import { Later, Rendered } from '../../kernel/http/reply.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { handleLive } from '../../live/handleLive.ts'
import { eventPrintout } from './eventPrintout.ts'

export const previewDocument = handleLive('previewDocument', async ({ event, params, query, service, refuse }) => {
  const { document } = params
  const { paper, language } = query
  const given = query.settings === undefined ? undefined : parsed(query.settings)
  // The settings of one document are checked where they will stand.
  const errors = given === undefined ? [] : validationErrors(PrintCentre, { documents: { [document]: given } })
  const place = `/documents/${document}`
  requireNone(
    refuse,
    errors.map(({ pointer, message }) => ({ pointer: `/settings${pointer.slice(place.length)}`, message })),
  )
  const settings = given as DocumentSettings | undefined
  return new Later(async () => {
    const { version, bytes } = await eventPrintout(service, event, { document, paper, language, settings })
    return new Rendered(version, bytes)
  })

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      requireNone(refuse, [{ pointer: '/settings', message: said('fields.isNoJson') }])
      return undefined
    }
  }
})
