/** Lists with the columns as the users of other programs have them; the people are made up. */
import { expect, test } from 'vitest'
import { rowsOfText } from '../../rowsOfText.ts'
import { tableOf } from '../../tableOf.ts'

const marta = { firstName: 'Marta', lastName: 'Alvarez' }
const tom = { firstName: 'Tom', lastName: 'Baker' }

test.each<[program: string, list: string, people: readonly object[]]>([
  [
    'Golf Genius, master roster',
    'Last Name,First Name,Email,Handicap Network ID,Handicap Index,Gender,Tee,Member or Guest,Affiliation,Custom Field 1\nAlvarez,Marta,marta@example.org,8000001,12.4,F,Red,Member,Royal Dunes,Blue\nBaker,Tom,tom@example.org,8000002,+1.2,M,White,Guest,Oak Hills,',
    [
      { ...marta, email: 'marta@example.org', hcId: '8000001', hcIndex: 12.4, gender: 'F' },
      { ...tom, email: 'tom@example.org', hcId: '8000002', hcIndex: -1.2, gender: 'M' },
    ],
  ],
  [
    'Golf Genius, spreadsheet of a round',
    'Spring Medal - Round 1\nName,Hole,Tee Time,GHIN,Course,Round Date,Position\n"Alvarez, Marta",1,8:00 AM,8000001,Dunes,2026-05-02,1\n"Baker, Tom",10,8:10 AM,8000002,Dunes,2026-05-02,2',
    [
      { ...marta, hcId: '8000001' },
      { ...tom, hcId: '8000002' },
    ],
  ],
  [
    'GHIN, club template',
    'GHIN Number,Local Number,Last Name,First Name,Middle Name,Suffix,Gender,Email,Handicap Index®,Low H.I.,Rev Date,Membership Type,Status\n8000001,17,Alvarez,Marta,J.,,F,marta@example.org,12.4,11.0,2026-05-01,Full,Active\n8000002,18,Baker,Tom,,Jr.,M,tom@example.org,+1.2M,-2.0,2026-05-01,Full,Active',
    [
      { ...marta, hcId: '8000001', number: '17', hcIndex: 12.4, gender: 'F' },
      { ...tom, suffix: 'Jr.', hcId: '8000002', number: '18', hcIndex: -1.2, hcIndexModifier: 'M', gender: 'M' },
    ],
  ],
  [
    'BlueGolf, roster',
    'Last,First,Email,Cell,USGA ID,Handicap Factor,Division,Hometown,Grad Year\nAlvarez,Marta,marta@example.org,555 0100,8000001,12.4,Open,Alvor,2020\nBaker,Tom,tom@example.org,555 0101,8000002,+1.2,Open,Lagos,2021',
    [
      { ...marta, hcId: '8000001', hcIndex: 12.4 },
      { ...tom, hcId: '8000002', hcIndex: -1.2 },
    ],
  ],
  [
    'a platform of Great Britain and Ireland',
    'CDH ID,Membership Number,Surname,Forename,Known As,Gender,Handicap Index,Playing Hcp,Handicap Category,Home Club\n1012000001,17,Alvarez,Marta,Marta,Female,12.4,13,3,Royal Dunes\n1012000002,18,Baker,Tom,Tom,Male,+1.2,-1,1,Oak Hills',
    [
      { lastName: 'Alvarez', hcId: '1012000001', number: '17', hcIndex: 12.4, gender: 'F' },
      { lastName: 'Baker', hcId: '1012000002', number: '18', hcIndex: -1.2, gender: 'M' },
    ],
  ],
  [
    'Golf Link',
    'Golf Link No.,Surname,Given Name,GA Handicap,Daily Handicap,Gender,Home Club\n3012000001,Alvarez,Marta,12.4,14,Female,Royal Dunes\n3012000002,Baker,Tom,+1.2,-1,Male,Oak Hills',
    [
      { ...marta, hcId: '3012000001', hcIndex: 12.4, gender: 'F' },
      { ...tom, hcId: '3012000002', hcIndex: -1.2, gender: 'M' },
    ],
  ],
  [
    'GolfBox',
    'Medlemsnr.;Fornavn;Efternavn;Køn;HCP;PHCP;Klub;Union number\n17;Marta;Alvarez;Kvinde;12,4;14;Royal Dunes;99-17\n18;Tom;Baker;Mand;+1,2;-1;Oak Hills;99-18',
    [
      { ...marta, number: '17', hcId: '99-17', hcIndex: 12.4, gender: 'F' },
      { ...tom, number: '18', hcId: '99-18', hcIndex: -1.2, gender: 'M' },
    ],
  ],
  [
    'Squabbit',
    'Name,Email,Handicap,Course Handicap Override,Tee Box,Team Color,Paid Status\nMarta Alvarez,marta@example.org,12.4,,Red,Blue,Paid\nTom Baker,tom@example.org,+1.2,,White,Red,',
    [
      { ...marta, email: 'marta@example.org', hcIndex: 12.4 },
      { ...tom, email: 'tom@example.org', hcIndex: -1.2 },
    ],
  ],
])('%s', (_, list, people) => {
  const { lines, columns } = tableOf(rowsOfText(list))
  expect(columns.flatMap(({ perhaps }) => perhaps ?? [])).toEqual([])
  const read = lines.flatMap(line => line.people)
  expect(read).toMatchObject(people)
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
})
