import type { Headings } from '../meaning.ts'

/** The club template and the reports of GHIN. */
export const ghin: Headings = {
  hcId: 'ghin | ghin id | ghin number | ghin no | ghin id number | golfer id | golfer number',
  index: 'h i | handicap index r | hdcp index | ghin index',
  number: 'local number | local id',
  revisionDate: 'rev date | hi date | revision dt',
  other:
    'low h i | assn | assoc | association | association number | assn number | service | holes | soft cap | hard cap | is active | golfer status | last score date',
}
