import type { TableField } from '../../../contract/playerLists/tableFields.ts'
import type { InputOf, Reply } from '../../ui/call.ts'
import { Columns } from './Columns.tsx'
import type { en } from './list/en.ts'

export type GivenTable = Pick<
  NonNullable<InputOf<'readPlayerTable'>['body']>,
  'text' | 'file' | 'letters' | 'sheet' | 'headingLine' | 'mapping' | 'lastWords' | 'genders'
>
export type TableReading = Pick<
  Reply<'readPlayerTable'>,
  'columns' | 'headingLine' | 'linesRead' | 'leftOut' | 'letters' | 'sheets' | 'longNames' | 'genderLetters'
>

type ReadingProps = {
  readonly words: typeof en
  readonly read: TableReading
  readonly given: GivenTable
  /** What columns of this list may hold. */
  readonly fields: readonly TableField[]
  /** The list as somebody says that it is to be read. */
  readonly onSay: (given: GivenTable) => void
  /** The first lines that were read, of which one may be the heading. */
  readonly lines: readonly { readonly line: number; readonly text: string }[]
}

const firstLines = 10

/** How many questions there are about the list as a whole. */
export function questionsOf({ columns, longNames, genderLetters }: TableReading): number {
  return columns.filter(({ perhaps }) => perhaps !== undefined).length + (longNames ? 1 : 0) + genderLetters.length
}

/** How a list was understood: its sheet, letters, heading and columns, each with a way to say otherwise; and the lines that are nobody. */
export function Reading({ words, read, given, fields, onSay, lines }: ReadingProps) {
  const { columns, headingLine, leftOut, letters, sheets } = read
  const before = [...leftOut, ...lines].filter(({ line }) => line <= firstLines)
  const heading = columns.flatMap(column => column.heading ?? []).join(', ')
  // What was said of columns says nothing about those of another sheet or below another heading.
  const { mapping: _, ...table } = given
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
          <span>{words.genderLetter(letter)}</span>
          {(['F', 'M'] as const).map(gender => (
            <button
              key={gender}
              type="button"
              class="button"
              onClick={() => onSay({ ...given, genders: [...(given.genders ?? []), { letter, gender }] })}
            >
              {words.whoIs.genders[gender]}
            </button>
          ))}
        </p>
      ))}
      <div class="fill-fields reading">
        {sheets && (
          <label>
            {words.sheetIs}
            <select
              class="input select"
              value={sheets.find(({ taken }) => taken)?.name}
              onChange={event => onSay({ ...table, sheet: event.currentTarget.value })}
            >
              {sheets.map(({ name, lines: count, hidden }) => (
                <option key={name} value={name}>
                  {words.sheet(name, count, hidden)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {words.headingIn}
          <select
            class="input select"
            value={headingLine ?? 0}
            onChange={event => onSay({ ...table, headingLine: Number(event.currentTarget.value) })}
          >
            <option value={0}>{words.noHeadings}</option>
            {headingLine !== undefined && (
              <option value={headingLine}>{words.headingLine(headingLine, heading)}</option>
            )}
            {before
              .filter(({ line }) => line !== headingLine)
              .toSorted((one, other) => one.line - other.line)
              .map(({ line, text }) => (
                <option key={line} value={line}>
                  {words.headingLine(line, text)}
                </option>
              ))}
          </select>
        </label>
        {letters && (
          <label>
            {words.lettersAre}
            <select
              class="input select"
              value={letters.taken}
              onChange={event =>
                onSay({ ...table, letters: event.currentTarget.value as NonNullable<GivenTable['letters']> })
              }
            >
              <option value={letters.taken}>{words.letters[letters.taken]}</option>
              {letters.others.map(other => (
                <option key={other.letters} value={other.letters}>
                  {words.letters[other.letters]}: {other.sample}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {letters?.doubtful && (
        <p class="banner ask">
          <span>{words.lettersDoubtful}</span>
          {letters.others.slice(0, 2).map(one => (
            <button
              key={one.letters}
              type="button"
              class="button"
              onClick={() => onSay({ ...table, letters: one.letters })}
            >
              {one.sample}
            </button>
          ))}
        </p>
      )}
      {leftOut.length > 0 && (
        <details class="left-out">
          <summary>
            {words.leftOut} <span class="quiet">{leftOut.length}</span>
          </summary>
          <ul class="few">
            {leftOut.map(({ line, text, why }) => (
              <li key={line}>
                {words.line(line)}: <bdi>{text}</bdi> <span class="quiet">({words.whys[why]})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type LongNamesProps = {
  readonly words: typeof en
  readonly names: NonNullable<TableReading['longNames']>
  readonly onSay: (lastWords: 1 | 2) => void
}

/** Where the last name begins, shown with the first name of the list that leaves it open. */
function LongNames({ words, names: { count, written }, onSay }: LongNamesProps) {
  const parts = written.trim().split(/\s+/)
  return (
    <p class="banner ask">
      <span>{words.longNames(count)}</span>
      {([1, 2] as const).map(many => (
        <button key={many} type="button" class="button" onClick={() => onSay(many)}>
          <bdi>{words.asRead(parts.slice(0, -many).join(' '), parts.slice(-many).join(' '))}</bdi>
        </button>
      ))}
    </p>
  )
}
