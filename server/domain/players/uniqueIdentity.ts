/** Turns what the database says about an e-mail address or world handicap id that cannot be written into a refusal. */
import { said } from '../../../contract/words/say.ts'
import { violated } from '../../kernel/database/connect.ts'
import { invalid, type Refuse, type Refused } from '../../kernel/refuse.ts'

const pointers: Readonly<Record<string, string>> = {
  player_email_key_key: '/email',
  player_hc_provider_id_hc_id_key: '/hcId',
}

/** Runs `work`, which writes. Refuses with `PROFILE_MERGE_REQUIRED` when the value is another profile's, or `VALIDATION` for a provider that does not exist. */
export async function uniqueIdentity<T>(
  refuse: Refuse<'PROFILE_MERGE_REQUIRED' | 'VALIDATION'>,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = violated(error) ?? ''
    if (constraint === 'player_hc_provider_id_fkey') refuse(...unknownProvider())
    const pointer = pointers[constraint]
    if (pointer === undefined) throw error
    return refuse(...mergeRequired([pointer]))
  }
}

/**
 * The refusal for an identity that belongs to another profile, or that contradicts the profile. It says neither whose it is
 * nor which value it was, unless the request gave only one: then `fields` names it.
 */
export function mergeRequired(fields: readonly string[] = []): Refused<'PROFILE_MERGE_REQUIRED'> {
  return [
    'PROFILE_MERGE_REQUIRED',
    { errors: fields.map(pointer => ({ pointer, message: said('fields.belongsAnotherProfile') })) },
  ]
}

function unknownProvider(): Refused<'VALIDATION'> {
  const message = said('fields.mustBeIdWorldHandicap')
  return invalid([{ pointer: '/hcProviderId', message }])
}
