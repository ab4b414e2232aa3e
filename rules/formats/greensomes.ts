import { oneBallFormat } from './oneBall.ts'

/** Greensomes: both drive, one ball is chosen and played in turns. Rules of Handicapping, Appendix C. */
export const greensomes = oneBallFormat({
  id: 'greensomes',
  name: 'Greensomes',
  description: 'Both partners tee off, choose one of the two balls and play it in alternate strokes.',
  allowances: ['greensomes'],
  rule: 'Rules of Handicapping, Appendix C',
})
