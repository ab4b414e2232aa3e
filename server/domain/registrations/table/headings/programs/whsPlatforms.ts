import type { Headings } from '../meaning.ts'

/** The exports of the platforms on which clubs of Great Britain and Ireland keep the World Handicap System. */
export const whsPlatforms: Headings = {
  hcId: 'cdh | cdh id | cdh number | cdh no | cdhid | central database of handicaps id | gi number | gi membership number | golf ireland number | england golf number | england golf membership number | scottish golf number',
  index: 'handicap index | whs handicap index | current handicap index | current index | exact hcap',
  number: 'mem no | memno | member ref | membership ref',
  other:
    'hcap category | handicap category | handicap status | 9 hole index | home club name | home club id | competition handicap | comp hcap | playing hcap',
}
