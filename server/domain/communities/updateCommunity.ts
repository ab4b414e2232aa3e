import { isCurrency } from '../../../contract/settings/currency.ts'
import { said } from '../../../contract/words/say.ts'
import { readLogo } from '../../kernel/image/readLogo.ts'
import { type FieldError, requireNone } from '../../kernel/refuse.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { from, type Wanted } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { communityReply } from './communityReply.ts'
import { holdCommunity, type Identity, identityOf, writeIdentity } from './writeIdentity.sql.ts'

export const updateCommunity = handle(
  'updateCommunity',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const { communityId } = params
    requireCommunity(refuse, caller, communityId)
    // Drawn before the transaction, which it would hold up.
    const { logo: given } = body
    const made =
      typeof given === 'string'
        ? await readLogo(caller.actor, service.foreignFiles, Buffer.from(given, 'base64'))
        : { logo: null }
    const wrongLogo = 'wrong' in made ? [{ pointer: '/logo', message: said(made.wrong) }] : []
    const after = await database.write('everything', async tx => {
      await holdCommunity(tx, communityId)
      const before = await identityOf(tx, communityId)
      if (!before) return refuse('UNAUTHORIZED', 'community')
      const wanted = <K extends 'name' | 'colour' | 'home' | 'currency' | 'language' | 'clock' | 'lengths'>(
        name: K,
      ): Identity[K] | null => {
        const asked = body[name] as Wanted<Identity[K]> | undefined
        const value = from(refuse, `/${name}`, asked, before[name], `community/${communityId}`)
        return value === undefined ? before[name] : value
      }
      const given = {
        name: wanted('name'),
        colour: wanted('colour'),
        home: wanted('home'),
        currency: wanted('currency'),
        language: wanted('language'),
        clock: wanted('clock'),
        lengths: wanted('lengths'),
      }
      requireNone(refuse, [...wrongFields(given), ...wrongLogo])
      const logo = body.logo === undefined || 'wrong' in made ? before.logo : made.logo
      const identity = {
        ...given,
        name: given.name?.trim() ?? before.name,
        home: given.home ?? before.home,
        clock: given.clock ?? before.clock,
        lengths: given.lengths ?? before.lengths,
        expectedRows: before.expectedRows,
        logo,
      }
      await writeIdentity(tx, communityId, before, identity, { actor: caller.actor, requestId, now })
      return identity
    })
    return communityReply(communityId, after, service.config)
  },
)

const alwaysSet = ['name', 'home', 'clock', 'lengths'] as const

function wrongFields(given: { readonly [K in (typeof alwaysSet)[number] | 'currency']: string | null }) {
  const { currency } = given
  const wrong: FieldError[] = alwaysSet
    .filter(name => given[name] === null)
    .map(name => ({ pointer: `/${name}`, message: said('fields.cannotBeCleared') }))
  if (currency !== null && !isCurrency(currency))
    wrong.push({ pointer: '/currency', message: said('fields.isNoCurrency') })
  return wrong
}
