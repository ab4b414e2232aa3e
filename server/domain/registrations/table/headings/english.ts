import type { Headings } from './meaning.ts'

export const english: Headings = {
  name: 'name | full name | player | golfer | competitor | participant | entrant | contestant | players | display name | player name',
  firstName: 'first | first name | given name | given names | given | forename | forenames | christian name',
  lastName: 'last | last name | surname | family name | family',
  suffix: 'suffix | name suffix',
  index:
    'index | handicap index | hcp index | hdcp index | hi | hcpi | whs | whs index | exact handicap | exact hcp | handicap | hcp | hdcp | hcap | hc | hc index | handicap index value | official handicap | exact | ega | ega handicap',
  gender: 'gender | sex | m f | f m | male female | men women | lady gent',
  salutation: 'title | salutation | mr mrs',
  email: 'email | e mail | mail | email address | e mail address | mail address',
  hcId: 'handicap id | handicap number | handicap no | hcp id | hcp no | hc id | whs id | whs number | whs no | world handicap id | world handicap number | lifetime id | lifetime number | licence | licence number | license | license number | licence no | license no',
  playerId: 'our player id',
  number:
    'player id | external id | id | no | nr | number | num | member id | member number | member no | membership number | membership no | membership id | club number | account number',
  team: 'team | team name | pair | pairing | side | squad | team id | team no | team number',
  partner: 'partner | partner name | playing partner | partners | guest',
  provider: 'handicap provider | hc provider | hc provider id | provider | provider id',
  revisionDate:
    'revision date | revision | rev date | handicap date | index date | hc revision dt | as of | date of index | effective date | date',
  member: 'member',
  nameBack: 'surname first name | last name first name',
  other:
    'age | birth | birthday | born | date of birth | dob | year of birth | yob | fee | fees | paid | amount | price | cost | due | owed | balance | payment | cart | buggy | trolley | caddie | caddy | table | seat | place | pos | position | rank | ranking | finish | total | gross | net | nett | score | scores | points | pts | stableford | to par | thru | strokes | stroke index | course handicap | course hcp | course hdcp | playing handicap | playing hcp | daily handicap | ch | ph | chcp | phcp | low index | low hi | low handicap index | trend index | trend | previous index | old index | old handicap | index change | differential | diff | phone | phone number | mobile | mobile number | telephone | tel | cell | club | home club | club name | course | course name | home course | city | town | state | county | country | nationality | nation | address | street | zip | zip code | postcode | postal code | shirt | shirt size | size | polo | glove | division | division name | category | class | flight | flight name | section | tee | tees | tee name | tee time | tee off | start | start time | starting time | time | hole | starting hole | start hole | group | group name | round | rounds | match | event | event name | note | notes | remark | remarks | comment | comments | request | requests | diet | dietary | meal | dinner | lunch | status | state of entry | type | member type | membership type | membership category | membership status | membership | date joined | joined | entry date | entered | registered | registration | emergency contact | contact name | sponsor | handle | nickname | known as | preferred name | username | user name | password | photo | picture | website | language | initials | initial | middle | middle name | middle initial | maiden name | years | wins | money | prize | rating | slope | allowance | signature | scorecard | marker | sign in | attended | confirmed | invited | guest of | par',
}
