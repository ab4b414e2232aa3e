import { randomUUID } from 'node:crypto'

/** The entries of 18 holes that a phone sends; `turn` counts its cards. */
export function cardOf(playerId: number, turn: number) {
  return Array.from({ length: 18 }, (_, index) => ({
    entryId: randomUUID(),
    playerId,
    hole: index + 1,
    strokes: 3 + ((index * 7 + playerId + turn) % 4),
    scorer: 1,
    device: 'phone-1',
    deviceSequence: turn * 18 + index,
    tappedAt: '2026-06-10T10:00:00.000Z',
  }))
}
