/** How tables are given to be read, and what their reader says of them: the same for players, members, organisers and indexes. */
import Type from 'typebox'
import { count, gender, listOf, strictObject, text, textOrEmpty } from '../shapes.ts'
import { tableFields } from './tableFields.ts'

const optional = Type.Optional

export const tableField = Type.Enum([...tableFields], {
  description: 'What a column holds; those with a 2, 3 or 4 belong to another person on the line.',
})

/** The ways in which programs write letters as bytes. */
export const lettersKnown = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'macintosh',
] as const

const letter = Type.String({ pattern: '^\\p{L}$', maxLength: 2, description: 'A letter that stands for a gender.' })
const letters = Type.Enum([...lettersKnown], { description: 'How the letters of a file are written as bytes.' })
const line = Type.Integer({ minimum: 1, maximum: 1_048_576, description: 'Number of the line.' })

/** A table of people, pasted or in a file, and what somebody says of it that it does not say itself. */
export const table = {
  text: optional(Type.String({ maxLength: 200_000, description: 'Lines of text.' })),
  file: optional(
    Type.String({ maxLength: 500_000, contentEncoding: 'base64', description: 'A CSV or XLSX file in Base64.' }),
  ),
  letters: optional(letters),
  sheet: optional(text(100, 'The name of the sheet to read; the first with a list if left out.')),
  headingLine: optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_048_576,
      description: 'Number of the line with the headings, 0 if there is none; looked for in the first ten if left out.',
    }),
  ),
  mapping: optional(
    listOf(Type.Enum([...tableFields, 'ask'], { description: 'What a column holds; `ask`: the reader has to say.' }), {
      most: 60,
      description: 'What the reader says the columns hold, in order.',
    }),
  ),
  lastWords: optional(
    Type.Enum([1, 2], { description: 'Of how many words last names are, where names have three or more.' }),
  ),
  genders: optional(
    listOf(strictObject({ letter, gender }, { title: 'GenderOfLetter' }), {
      most: 10,
      description: 'Whom the letters of genders mean, where nothing else says it.',
    }),
  ),
}

/** What was understood of a table, whoever is in it. */
export const tableReading = {
  columns: listOf(
    strictObject(
      {
        heading: optional(text(200, 'Heading of the column.')),
        field: tableField,
        perhaps: optional(
          Type.Enum([...tableFields], {
            description:
              'What the column looks like although no heading says so. It is read only once somebody confirms it.',
          }),
        ),
        sample: textOrEmpty(80, 'The contents of its first lines.'),
      },
      { title: 'TableColumn' },
    ),
    { most: 60 },
  ),
  headingLine: optional(line),
  linesRead: count('Lines with people.'),
  longNames: optional(
    strictObject(
      {
        count: count('Names of three words or more with nothing to say where the last name begins.'),
        lastWords: Type.Enum([1, 2], { description: 'Of how many words last names were taken to be.' }),
        written: text(200, 'The first of them, as written in the table.'),
        firstName: text(60, 'The first name as it was read.'),
        lastName: text(60, 'The last name as it was read.'),
      },
      { title: 'LongNames', description: 'Left out where `lastWords` said it.' },
    ),
  ),
  genderLetters: listOf(letter, { most: 20, description: 'Gender letters whose meaning is unclear.' }),
  leftOut: listOf(
    strictObject(
      {
        line,
        text: textOrEmpty(500, 'The line as it was written.'),
        why: Type.Enum(['title', 'heading', 'total', 'note'], { description: 'Why it is not a person.' }),
      },
      { title: 'LineLeftOut' },
    ),
    { most: 1000, description: 'Lines that are not people.' },
  ),
  letters: optional(
    strictObject(
      {
        taken: letters,
        doubtful: Type.Boolean({ description: 'Some letters may be wrong.' }),
        others: listOf(
          strictObject(
            { letters, sample: text(100, 'How the first words that differ read in it.') },
            { title: 'OtherLetters' },
          ),
          { most: 10 },
        ),
      },
      { title: 'LettersRead', description: 'How the letters of a file were read, where the file does not say it.' },
    ),
  ),
  sheets: optional(
    listOf(
      strictObject(
        {
          name: textOrEmpty(100, 'Name of the sheet.'),
          hidden: Type.Boolean({ description: 'It is hidden in the workbook.' }),
          taken: Type.Boolean({ description: 'It was read.' }),
          lines: count('Lines with something in them.'),
        },
        { title: 'SheetOfWorkbook' },
      ),
      { most: 50, description: 'The sheets of a workbook with several.' },
    ),
  ),
}
