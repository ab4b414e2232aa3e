import { holeRanges } from '../../rules/formats/holeRanges.ts'
import type { Shortening } from '../settings/shortening.ts'

/** What pages, paper and phones say of a round that was shortened. `round`: what they call it. */
export function shortenedInWords(counts: Shortening, round = 'Round'): string {
  if (counts === 'nothing') return `${round} annulled: it counts for nothing`
  if (counts === 'completed') return `${round} shortened: the holes that everybody in a flight has completed count`
  if (counts.length === 1) return `${round} shortened to one hole: ${holeRanges(counts)} counts`
  return `${round} shortened to ${counts.length} holes: ${holeRanges(counts)} count`
}
