import { oneBallFormat } from './oneBall.ts'

/** Foursomes, also alternate shot: partners play one ball in turns. Rules of Golf 22. */
export const foursomes = oneBallFormat({
  id: 'foursomes',
  name: 'Foursomes',
  description: 'Two partners play one ball in alternate strokes and tee off in turns.',
  allowances: ['foursomes'],
  rule: 'Rules of Golf 22',
})
