import type { TableField } from '../../../contract/playerLists/tableFields.ts'
import type { InputOf, Reply } from '../../ui/call.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { Columns } from './Columns.tsx'
import { ReadingChoices } from './ReadingChoices.tsx'

export type GivenTable = Pick<
  NonNullable<InputOf<'readPlayerTable'>['body']>,
  'text' | 'file' | 'letters' | 'sheet' | 'headingLine' | 'mapping' | 'lastWords' | 'genders'
>
export type TableReading = Pick<
  Reply<'readPlayerTable'>,
  'columns' | 'headingLine' | 'linesRead' | 'leftOut' | 'letters' | 'sheets' | 'longNames' | 'genderLetters'
>

export type ReadingProps = {
  readonly words: ScreenWords<'bringInList'>
  readonly read: TableReading
  readonly given: GivenTable
  /** What columns of this list may hold. */
  readonly fields: readonly TableField[]
  /** The list as somebody says that it is to be read. */
  readonly onSay: (given: GivenTable) => void
  /** The first lines that were read, of which one may be the heading. */
  readonly lines: readonly { readonly line: number; readonly text: string }[]
}

/** How many questions there are about the list as a whole. */
export function questionsOf({ columns, longNames, genderLetters }: TableReading): number {
  return columns.filter(({ perhaps }) => perhaps !== undefined).length + (longNames ? 1 : 0) + genderLetters.length
}

/** How a list was understood: its sheet, letters, heading and columns, each with a way to say otherwise; and the lines that are nobody. */
export function Reading({ words, read, given, fields, onSay, lines }: ReadingProps) {
  const { columns, leftOut } = read
  const saidGenders = given.genders ?? []
  return (
    <>
      <Columns
        words={words}
        columns={columns}
        fields={fields}
        onMapping={mapping => onSay({ ...given, mapping })}
        said={given.mapping ?? []}
      />
      {read.longNames && (
        <LongNames words={words} names={read.longNames} onSay={lastWords => onSay({ ...given, lastWords })} />
      )}
      {read.genderLetters.map(letter => (
        <p key={letter} class="banner ask">
          <span>{words.genderLetter({ letter })}</span>
          {(['F', 'M'] as const).map(gender => (
            <button
              key={gender}
              type="button"
              class="button"
              onClick={() => onSay({ ...given, genders: [...saidGenders, { letter, gender }] })}
            >
              {words.whoIs.genders[gender]}
            </button>
          ))}
        </p>
      ))}
      <ReadingChoices {...{ words, read, given, lines, onSay }} />
      {leftOut.length > 0 && (
        <details class="left-out">
          <summary>
            {words.leftOut} <span class="quiet">{leftOut.length}</span>
          </summary>
          <ul class="few">
            {leftOut.map(({ line, text, why }) => (
              <li key={line}>
                {words.line({ line })}: <bdi>{text}</bdi> <span class="quiet">({words.whys[why]})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type LongNamesProps = {
  readonly words: ScreenWords<'bringInList'>
  readonly names: NonNullable<TableReading['longNames']>
  readonly onSay: (lastWords: 1 | 2) => void
}

/** Where the last name begins, shown with the first name of the list that leaves it open. */
function LongNames({ words, names: { count, written }, onSay }: LongNamesProps) {
  const parts = written.trim().split(/\s+/)
  return (
    <p class="banner ask">
      <span>{words.longNames({ count })}</span>
      {([1, 2] as const).map(many => (
        <button key={many} type="button" class="button" onClick={() => onSay(many)}>
          <bdi>{words.asRead({ first: parts.slice(0, -many).join(' '), last: parts.slice(-many).join(' ') })}</bdi>
        </button>
      ))}
    </p>
  )
}
