import { oneBallFormat } from './oneBall.ts'

/** Scramble, also Ambrose or Texas scramble: all play from the best ball. Rules of Handicapping, Appendix C. */
export const scramble = oneBallFormat({
  id: 'scramble',
  name: 'Scramble',
  description:
    'All players of the team play every stroke from where the best ball lies; the team has one score a hole.',
  allowances: ['scramble4', 'scramble3', 'scramble2', 'ambrose4', 'ambrose3', 'ambrose2'],
  rule: 'Rules of Handicapping, Appendix C',
})
