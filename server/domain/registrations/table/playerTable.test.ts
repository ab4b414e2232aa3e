import { describe, expect, test } from 'vitest'
import { indexesOf } from './indexesOf.ts'
import { rowsOfText } from './rowsOfText.ts'
import { tableOf } from './tableOf.ts'

/** `Last/First/index` of everybody in a table. */
function read(text: string): readonly (readonly string[])[] {
  return tableOf(rowsOfText(text)).lines.map(({ people }) =>
    people.map(
      ({ lastName = '', firstName = '', hcIndex, gender = '' }) => `${lastName}/${firstName}/${hcIndex ?? ''}${gender}`,
    ),
  )
}

describe('tables as clubs have them', () => {
  test.each([
    [
      'a spreadsheet with tabs and decimal commas',
      'Abreu, Marta\t12,4\nCosta, Rui\t+1,2',
      ['Abreu/Marta/12.4', 'Costa/Rui/-1.2'],
    ],
    ['semicolons with a heading', 'Name;HCP\nMarta Abreu;12,4\nRui Costa;+1,2', ['Abreu/Marta/12.4', 'Costa/Rui/-1.2']],
    [
      'commas with a heading',
      'First Name,Last Name,Index\nMarta,Abreu,12.4\nRui,Costa,1.2',
      ['Abreu/Marta/12.4', 'Costa/Rui/1.2'],
    ],
    ['quoted commas', '"Abreu, Marta",12.4,F\n"Costa, Rui",+1.2,M', ['Abreu/Marta/12.4F', 'Costa/Rui/-1.2M']],
    [
      'nothing but spaces',
      'Marta Abreu 12,4\nRui Costa +1,2\nEva Dias 19',
      ['Abreu/Marta/12.4', 'Costa/Rui/-1.2', 'Dias/Eva/19'],
    ],
    ['two spaces as columns', 'Marta Abreu   12.4\nRui Costa      7.0', ['Abreu/Marta/12.4', 'Costa/Rui/7']],
    [
      'a byte order mark and Windows line ends',
      '\uFEFFNome;Index\r\nMarta Abreu;12,4\r\n\r\nRui Costa;7,0\r\n',
      ['Abreu/Marta/12.4', 'Costa/Rui/7'],
    ],
    ['Portuguese headings', 'Apelido\tNome próprio\tHCP\tSexo\nAbreu\tMarta\t12,4\tF', ['Abreu/Marta/12.4F']],
    ['German headings', 'Nachname;Vorname;Vorgabe\nMüller;Jürgen;18,3', ['Müller/Jürgen/18.3']],
    [
      'names with particles',
      'Marta van der Berg\t12.4\nJosé da Silva\t3.1',
      ['van der Berg/Marta/12.4', 'da Silva/José/3.1'],
    ],
    ['right-to-left names', 'כהן, דנה\t12.4\nלוי, אבי\t3.1', ['כהן/דנה/12.4', 'לוי/אבי/3.1']],
    ['names only', 'Marta Abreu\nRui Costa', ['Abreu/Marta/', 'Costa/Rui/']],
    ['the mark of a guest', 'Marta Abreu (guest)\t12.4\nRui Costa\t3.1', ['Abreu/Marta/12.4', 'Costa/Rui/3.1']],
  ])('%s', (_, text, people) => {
    expect(read(text).flat()).toEqual(people)
  })

  test('two people on a line, each with an index', () => {
    expect(read('Abreu, Marta\t12,4\tCosta, Rui\t+1,2\nDias, Eva\t19,0\tEsteves, Duarte\t6,7')).toEqual([
      ['Abreu/Marta/12.4', 'Costa/Rui/-1.2'],
      ['Dias/Eva/19', 'Esteves/Duarte/6.7'],
    ])
  })

  test('what cannot be read is said, and its line is not lost', () => {
    const { lines } = tableOf(rowsOfText('Abreu, Marta\t12,4\nCosta, Rui\tn/a\nDias\t19,0\nEsteves, Duarte\t99'))
    expect(lines.map(({ people }) => people[0]?.problems)).toEqual([
      [],
      [{ code: 'notAnIndex', values: { value: 'n/a' } }],
      [{ code: 'oneName', values: { value: 'Dias' } }],
      [{ code: 'notAnIndex', values: { value: '99' } }],
    ])
  })

  test('a column that counts is the number of a team, not an index', () => {
    const { columns } = tableOf(rowsOfText('1\tMarta Abreu\t12,4\n1\tRui Costa\t3,1\n2\tEva Dias\t19,0'))
    expect(columns.map(({ field }) => field)).toEqual(['team', 'name', 'index'])
  })

  test('no line is lost, however a table is written', () => {
    const people = Array.from({ length: 120 }, (_, at) => `Name${at} First${at}`)
    for (const separator of ['\t', ';', '|', '   ']) {
      const rows = rowsOfText(people.map((name, at) => `${name}${separator}${at % 54},${at % 10}`).join('\n'))
      expect(tableOf(rows).lines.map(line => line.people[0]?.written)).toEqual(people)
    }
  })
})

describe('tables of handicap indexes', () => {
  const indexes = (text: string) =>
    indexesOf(tableOf(rowsOfText(text))).map(row =>
      'problem' in row ? [`${row.line} ${row.problem.code}`, ...Object.values(row.problem.values)].join(' ') : row,
    )
  const named = (firstName: string, lastName: string) => ({ name: { firstName, lastName } })
  const common = { revisionDate: null, source: 'PROVIDER' }

  test('names and indexes without a heading', () => {
    expect(indexes('Abreu, Marta\t11,9\nCosta, Rui\t+1,2')).toEqual([
      { ...common, line: 1, indexTenths: 119, ...named('Marta', 'Abreu') },
      { ...common, line: 2, indexTenths: -12, ...named('Rui', 'Costa') },
    ])
  })

  test('the list of a portal: an id says who it is, a date of which day it is', () => {
    expect(indexes('GHIN;Name;Handicap Index;Revision Date\n1234567;Marta Abreu;11.9;2026-04-30')).toEqual([
      {
        ...common,
        line: 2,
        indexTenths: 119,
        hcId: '1234567',
        revisionDate: '2026-04-30',
        ...named('Marta', 'Abreu'),
      },
    ])
  })

  test('player ids of ours, also where they look like indexes', () => {
    expect(indexes('playerId,index\n7,12.4\n8,5.0')).toMatchObject([{ playerId: 7 }, { playerId: 8 }])
  })

  test('what is of no use says why', () => {
    expect(
      indexes('Name;Index;Date\nMarta Abreu;NH;2026-04-30\nRui Costa;7,1;03/04/2026\nEva Dias;;2026-04-30'),
    ).toEqual(['2 noIndexSaid NH', '3 unclearDate 03/04/2026', '4 noIndex'])
    expect(indexes('Marta Abreu\nRui Costa')).toEqual(['1 noIndexColumn'])
  })
})
