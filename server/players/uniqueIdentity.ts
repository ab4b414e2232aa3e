/** What the database says about an e-mail address or a world handicap id that cannot be written, as a refusal. */
import { violated } from '../database/connect.ts'
import { Refusal } from '../handler.ts'

const pointers: Readonly<Record<string, string>> = {
  player_email_key_key: '/email',
  player_hc_provider_id_hc_id_key: '/hcId',
}

/** Writes with `work`. Refuses with `PROFILE_MERGE_REQUIRED`, or `VALIDATION` for a provider that does not exist. */
export async function uniqueIdentity<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = violated(error) ?? ''
    if (constraint === 'player_hc_provider_id_fkey') throw unknownProvider()
    const pointer = pointers[constraint]
    throw pointer === undefined ? error : mergeRequired([pointer])
  }
}

/** The refusal for an identity that is another profile's; it does not tell whose. */
export function mergeRequired(fields: readonly string[]): Refusal {
  return new Refusal(
    'PROFILE_MERGE_REQUIRED',
    'The e-mail address or the world handicap id belongs to another profile. Check the data; if it is the same person, ask the operator to merge the two profiles.',
    fields.map(pointer => ({ pointer, message: 'belongs to another profile' })),
  )
}

function unknownProvider(): Refusal {
  return new Refusal(
    'VALIDATION',
    'Correct "/hcProviderId": GET /v1/util/worldHandicaps/providers lists all of them.',
    [{ pointer: '/hcProviderId', message: 'must be the id of a world handicap provider' }],
  )
}
