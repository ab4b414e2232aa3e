import type { Headings } from '../meaning.ts'

/** The lists of GolfBox, of Denmark, Norway and elsewhere. */
export const golfBox: Headings = {
  hcId: 'union number | union no | unionsnummer | unions nr | unionnumber | golfbox id | golfbox no | golfbox number',
  number: 'memberno | member nbr | medlemsnr',
  index: 'hcp index | hcpindex',
  other: 'playing hcp | phcp | hcp status | club no | klub nr | klubnummer | order of merit | seeding',
}
