import type { Headings } from '../meaning.ts'

/** The roster and the spreadsheets of Golf Genius. */
export const golfGenius: Headings = {
  hcId: 'handicap network id | network id | handicap network number | ghin handicap network id | handicap service id | handicap system id | golfnet | golfnet number',
  index: 'handicap index | custom index | nine hole index',
  team: 'foursome | pairing group',
  other:
    'affiliation | player status | tee sheet | hole tee | start hole tee | flights | custom field | member card | player roster | member or guest | ghin active | round date | tee set | course name | payment status',
}
