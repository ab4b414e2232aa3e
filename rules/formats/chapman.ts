import { oneBallFormat } from './oneBall.ts'

/** Chapman, also Pinehurst: both drive, swap balls for the second stroke, then choose one. Rules of Handicapping, Appendix C. */
export const chapman = oneBallFormat({
  id: 'chapman',
  name: 'Chapman (Pinehurst)',
  description:
    "Both partners tee off, each plays the second stroke with the other's ball, then they play one in turns.",
  allowances: ['chapman', 'pinehurst'],
  rule: 'Rules of Handicapping, Appendix C',
})
