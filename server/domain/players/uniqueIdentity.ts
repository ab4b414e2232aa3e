/** What the database says about an e-mail address or a world handicap id that cannot be written, as a refusal. */
import { violated } from '../../kernel/database/connect.ts'
import { invalid, type Refuse, type Refused } from '../../kernel/refuse.ts'

const pointers: Readonly<Record<string, string>> = {
  player_email_key_key: '/email',
  player_hc_provider_id_hc_id_key: '/hcId',
}

/** Writes with `work`. Refuses with `PROFILE_MERGE_REQUIRED`, or `VALIDATION` for a provider that does not exist. */
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
 * The refusal for an identity that is another profile's, or that the profile contradicts. It tells neither whose, nor which
 * value it was; `fields` is for requests that give only one.
 */
export function mergeRequired(fields: readonly string[] = []): Refused<'PROFILE_MERGE_REQUIRED'> {
  return [
    'PROFILE_MERGE_REQUIRED',
    { errors: fields.map(pointer => ({ pointer, message: 'belongs to another profile' })) },
  ]
}

function unknownProvider(): Refused<'VALIDATION'> {
  const message = 'must be the id of a world handicap provider: GET /v1/util/worldHandicaps/providers lists all of them'
  return invalid([{ pointer: '/hcProviderId', message }])
}
