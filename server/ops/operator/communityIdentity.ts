import { readFile } from 'node:fs/promises'
import { isCurrency } from '../../../contract/settings/currency.ts'
import { identityOf, writeIdentity } from '../../domain/communities/writeIdentity.sql.ts'
import type { ForeignFiles } from '../../kernel/foreign/foreignFiles.ts'
import { readLogo } from '../../kernel/image/readLogo.ts'
import { command, idOf, OperatorError, UsageError } from './command.ts'

export const communityIdentity = command({
  name: 'community identity',
  args: ['COMMUNITY'],
  options: {
    colour: {
      value: '#RRGGBB',
      what: 'ground of the masthead; darkened where the writing on it needs it; "none" for the usual green',
    },
    logo: { value: 'FILE', what: 'PNG or SVG, kept as PNG of at most 4 KB; "none" for the first letters of the name' },
    home: { value: 'public|closed', what: 'whether /c/COMMUNITY lists its events for everybody' },
    currency: { value: 'CODE', what: 'currency of the prizes, such as EUR; "none" for plain numbers' },
  },
  summary: 'Sets the colour, logo and currency of a community, and whether it has a public page',
  help: 'Without options it shows what is set.',
  async run({ args: [given = ''], options, shell }) {
    const communityId = idOf(given, 'COMMUNITY')
    const { home } = options
    if (home !== undefined && home !== 'public' && home !== 'closed')
      throw new UsageError(`--home is "public" or "closed", not "${home}".`)
    const colour = options.colour === undefined ? undefined : colourOf(options.colour)
    const logo = options.logo === undefined ? undefined : await logoOf(shell.foreignFiles, options.logo)
    const currency = options.currency === undefined ? undefined : currencyOf(options.currency)
    const set = await shell.write(async (tx, origin) => {
      const before = await identityOf(tx, communityId)
      if (!before) throw new OperatorError(`There is no community ${communityId}. "community list" shows them.`)
      const after = {
        ...before,
        colour: colour === undefined ? before.colour : colour,
        logo: logo === undefined ? before.logo : logo,
        home: home ?? before.home,
        currency: currency === undefined ? before.currency : currency,
      }
      if (Object.values(options).some(option => option !== undefined))
        await writeIdentity(tx, communityId, before, after, origin)
      return after
    })
    shell.print(`Community ${communityId}:`)
    shell.print(`  colour  ${set.colour === null ? 'the usual green' : `#${set.colour}`}`)
    shell.print(`  logo    ${set.logo === null ? 'none' : `${Math.ceil((set.logo.length * 3) / 4)} bytes`}`)
    shell.print(`  home    ${set.home}${set.home === 'public' ? `: /c/${communityId}` : ''}`)
    shell.print(`  money   ${set.currency ?? 'plain numbers'}`)
  },
})

function colourOf(text: string): string | null {
  if (text === 'none') return null
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) throw new UsageError(`"${text}" is not a colour. Write it as #0b5d3b.`)
  return digits.toLowerCase()
}

function currencyOf(text: string): string | null {
  if (text === 'none') return null
  const code = text.toUpperCase()
  if (!isCurrency(code)) throw new UsageError(`"${text}" is not a currency. Write its ISO 4217 code, such as EUR.`)
  return code
}

async function logoOf(files: ForeignFiles, path: string): Promise<string | null> {
  if (path === 'none') return null
  const file = await readFile(path).catch(() => {
    throw new OperatorError(`The file ${path} cannot be read.`)
  })
  const made = await readLogo('operator', files, file)
  if ('wrong' in made) throw new OperatorError(made.wrong)
  return made.logo
}
