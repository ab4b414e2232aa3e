/**
 * What a phone without a network shows as codes, for the table where cards come in: taps that it could not send, in parts that
 * each stand for themselves. The phone signs a part with the token of its scoring link, which the code does not hold.
 */
import type { Tap } from './scorecard.ts'

export type CardCode = {
  /** Names the scoring link, `S-5209/1007`, or `S-5209` for the link of everybody. */
  readonly linkId: string
  readonly roundId: string
  readonly scorer: number
  /** From 1. */
  readonly part: number
  readonly parts: number
  readonly taps: readonly Tap[]
}

/** What is signed, and what it says. */
export type SignedCode = { readonly code: CardCode; readonly text: string; readonly signature: string }

/** So many taps make a code that a camera reads from a small screen. */
const tapsInPart = 10
const version = 'CM1'

type Written = readonly [
  entryId: string,
  cardId: string,
  hole: number,
  value: number | null,
  sequence: number,
  after: number,
]

/** The parts of taps of one scorer in one round, as text to be signed. */
export function cardCodeTexts(
  of: Pick<CardCode, 'linkId' | 'roundId' | 'scorer'>,
  taps: readonly Tap[],
): readonly string[] {
  const parts = Math.ceil(taps.length / tapsInPart)
  return Array.from({ length: parts }, (_, at) => {
    const own = taps.slice(at * tapsInPart, (at + 1) * tapsInPart)
    const since = Date.parse(own[0]?.tappedAt ?? '')
    const written = own.map((tap): Written => {
      const { entryId, cardId, hole, value, deviceSequence, tappedAt } = tap
      return [entryId.replaceAll('-', ''), cardId, hole, value, deviceSequence, Date.parse(tappedAt) - since]
    })
    return JSON.stringify([version, of.linkId, of.roundId, of.scorer, own[0]?.device, at + 1, parts, since, written])
  })
}

/** A signed text as it stands in the code. */
export function signedCode(text: string, signature: string): string {
  return `${text}~${signature}`
}

/** What a code says; undefined for any other text. Whether the signature is right is not looked at. */
export function readCardCode(whole: string): SignedCode | undefined {
  const cut = whole.lastIndexOf('~')
  const [text, signature] = [whole.slice(0, cut), whole.slice(cut + 1)]
  try {
    const [made, linkId, roundId, scorer, device, part, parts, since, written] = JSON.parse(text)
    if (cut < 0 || made !== version) return undefined
    const taps = (written as readonly Written[]).map(([id, cardId, hole, value, deviceSequence, after]): Tap => {
      const entryId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      const tappedAt = new Date(since + after).toISOString()
      return { entryId, cardId, hole, value, device, deviceSequence, tappedAt }
    })
    return { code: { linkId, roundId, scorer, part, parts, taps }, text, signature }
  } catch {
    // Some other text, or one of the same kind that nobody wrote so.
    return undefined
  }
}
