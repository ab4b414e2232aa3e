import { oneBallFormat } from './oneBall.ts'

/** Chapman, also Pinehurst: both drive, change balls, then choose one. Rules of Handicapping, Appendix C. */
export const chapman = oneBallFormat({
  id: 'chapman',
  name: 'Chapman (Pinehurst)',
  description: 'Both partners tee off, each plays the second stroke with the other ball, then one ball in turns.',
  allowances: ['chapman', 'pinehurst'],
  rule: 'Rules of Handicapping, Appendix C',
})
