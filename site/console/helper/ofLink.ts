import type { Refused } from '../../ui/call.ts'

type Answer<T> = { readonly data: T | undefined; readonly refused: Refused | undefined }

/** What a link shows of an answer: nothing any more once it has ended; without a network the last one. */
export function ofLink<T>({ data, refused }: Answer<T>): T | undefined {
  return refused?.code === 'TOKEN_INVALID' ? undefined : data
}
