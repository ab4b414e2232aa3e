import { readFile } from 'node:fs/promises'
import { isCurrency } from '../../../contract/settings/currency.ts'
import { lengthsShown } from '../../../contract/site/lengthIn.ts'
import { languages } from '../../../contract/words/languages.ts'
import { said } from '../../../contract/words/say.ts'
import { clocks } from '../../../contract/words/timeOfDay.ts'
import { type Identity, identityOf, writeIdentity } from '../../domain/communities/writeIdentity.sql.ts'
import type { ForeignFiles } from '../../kernel/foreign/foreignFiles.ts'
import { readLogo } from '../../kernel/image/readLogo.ts'
import type { Line } from '../../kernel/saidError.ts'
import { command, idOf, OperatorError, UsageError } from './command.ts'

export const communityIdentity = command({
  name: 'community identity',
  args: ['COMMUNITY'],
  options: {
    colour: {
      value: '#RRGGBB',
      what: said('commands.communityIdentity.colour'),
    },
    logo: { value: 'FILE', what: said('commands.communityIdentity.logo') },
    home: { value: 'public|closed', what: said('commands.communityIdentity.home') },
    currency: { value: 'CODE', what: said('commands.communityIdentity.currency') },
    language: {
      value: 'LANGUAGE',
      what: said('commands.communityIdentity.language', { languages: languages.join(', ') }),
    },
    clock: { value: 'h24|h12', what: said('commands.communityIdentity.clock') },
    lengths: { value: 'course|yards|metres', what: said('commands.communityIdentity.lengths') },
  },
  summary: said('commands.communityIdentity.summary'),
  help: said('commands.communityIdentity.help'),
  async run({ args: [given = ''], options, shell }) {
    const communityId = idOf(given, 'COMMUNITY')
    const home = oneOf(['public', 'closed'], options.home, '--home')
    const language = options.language === 'none' ? null : oneOf(languages, options.language, '--language')
    const clock = oneOf(clocks, options.clock, '--clock')
    const lengths = oneOf(lengthsShown, options.lengths, '--lengths')
    const colour = options.colour === undefined ? undefined : colourOf(options.colour)
    const logo = options.logo === undefined ? undefined : await logoOf(shell.foreignFiles, options.logo)
    const currency = options.currency === undefined ? undefined : currencyOf(options.currency)
    const set = await shell.write(async (tx, origin) => {
      const before = await identityOf(tx, communityId)
      if (!before) throw new OperatorError(said('operator.communities.missing', { ids: communityId }))
      const after = {
        ...before,
        colour: colour === undefined ? before.colour : colour,
        logo: logo === undefined ? before.logo : logo,
        home: home ?? before.home,
        currency: currency === undefined ? before.currency : currency,
        language: language === undefined ? before.language : language,
        clock: clock ?? before.clock,
        lengths: lengths ?? before.lengths,
      }
      if (Object.values(options).some(option => option !== undefined))
        await writeIdentity(tx, communityId, before, after, origin)
      return after
    })
    shell.print(said('operator.identity.of', { id: communityId }))
    shell.table(rowsOf(communityId, set))
  },
})

/** What is set, a line each. */
function rowsOf(communityId: number, set: Identity): readonly (readonly [Line, Line])[] {
  const { colour: ground, logo: picture } = set
  return [
    [['  ', said('operator.identity.colour')], ground === null ? said('operator.identity.usualColour') : `#${ground}`],
    [
      ['  ', said('operator.identity.logo')],
      picture === null
        ? said('operator.identity.none')
        : said('operator.identity.bytes', { count: Math.ceil((picture.length * 3) / 4) }),
    ],
    [
      ['  ', said('operator.identity.home')],
      set.home === 'public'
        ? said('operator.identity.public', { path: `/c/${communityId}` })
        : said('operator.identity.closed'),
    ],
    [['  ', said('operator.identity.money')], set.currency ?? said('operator.identity.plainNumbers')],
    [['  ', said('operator.identity.language')], set.language ?? said('operator.identity.noLanguage')],
    [['  ', said('operator.identity.clock')], set.clock],
    [['  ', said('operator.identity.lengths')], set.lengths],
  ]
}

function oneOf<const T extends string>(known: readonly T[], given: string | undefined, what: string): T | undefined {
  if (given === undefined) return undefined
  const found = known.find(one => one === given)
  if (found === undefined) throw new UsageError(said('operator.usage.mustBeOneOf', { what, known: known.join(', ') }))
  return found
}

function colourOf(text: string): string | null {
  if (text === 'none') return null
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) throw new UsageError(said('operator.usage.noColour', { given: text }))
  return digits.toLowerCase()
}

function currencyOf(text: string): string | null {
  if (text === 'none') return null
  const code = text.toUpperCase()
  if (!isCurrency(code)) throw new UsageError(said('operator.usage.noCurrency', { given: text }))
  return code
}

async function logoOf(files: ForeignFiles, path: string): Promise<string | null> {
  if (path === 'none') return null
  const file = await readFile(path).catch(() => {
    throw new OperatorError(said('operator.files.cannotBeRead', { path }))
  })
  const made = await readLogo('operator', files, file)
  if ('wrong' in made) throw new OperatorError(said(made.wrong))
  return made.logo
}
