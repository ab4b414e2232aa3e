import type { GivenTable, ReadingProps } from './Reading.tsx'

const firstLines = 10

/** The sheet, the heading and the letters that a list was read with, to say otherwise. */
export function ReadingChoices({ words, read, given, onSay, lines }: Omit<ReadingProps, 'fields'>) {
  const { sheets, letters } = read
  // What was said of columns says nothing about those of another sheet or below another heading.
  const { mapping: _, ...table } = given
  const say = (part: Partial<GivenTable>) => onSay({ ...table, ...part })
  return (
    <>
      <div class="fill-fields reading">
        {sheets && (
          <label>
            {words.sheetIs}
            <select
              class="input select"
              value={sheets.find(({ taken }) => taken)?.name}
              onChange={event => say({ sheet: event.currentTarget.value })}
            >
              {sheets.map(({ name, lines: count, hidden }) => (
                <option key={name} value={name}>
                  {words.sheet({ name, lines: count, hidden })}
                </option>
              ))}
            </select>
          </label>
        )}
        <HeadingChoice {...{ words, read, lines }} onHeading={headingLine => say({ headingLine })} />
        {letters && <LettersChoice {...{ words, letters }} onLetters={taken => say({ letters: taken })} />}
      </div>
      {letters?.doubtful && (
        <p class="banner ask">
          <span>{words.lettersDoubtful}</span>
          {letters.others.slice(0, 2).map(one => (
            <button key={one.letters} type="button" class="button" onClick={() => say({ letters: one.letters })}>
              {one.sample}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

type HeadingChoiceProps = Pick<ReadingProps, 'words' | 'read' | 'lines'> & {
  readonly onHeading: (line: number) => void
}

/** Which line is the heading: none, the one that was taken, or another of the first. */
function HeadingChoice({ words, read, lines, onHeading }: HeadingChoiceProps) {
  const { columns, headingLine, leftOut } = read
  const heading = columns.flatMap(column => column.heading ?? []).join(', ')
  const others = [...leftOut, ...lines].filter(({ line }) => line <= firstLines && line !== headingLine)
  return (
    <label>
      {words.headingIn}
      <select
        class="input select"
        value={headingLine ?? 0}
        onChange={event => onHeading(Number(event.currentTarget.value))}
      >
        <option value={0}>{words.noHeadings}</option>
        {headingLine !== undefined && (
          <option value={headingLine}>{words.headingLine({ line: headingLine, text: heading })}</option>
        )}
        {others
          .toSorted((one, other) => one.line - other.line)
          .map(({ line, text }) => (
            <option key={line} value={line}>
              {words.headingLine({ line, text })}
            </option>
          ))}
      </select>
    </label>
  )
}

type Letters = NonNullable<GivenTable['letters']>
type LettersChoiceProps = Pick<ReadingProps, 'words'> & {
  readonly letters: NonNullable<ReadingProps['read']['letters']>
  readonly onLetters: (letters: Letters) => void
}

function LettersChoice({ words, letters, onLetters }: LettersChoiceProps) {
  return (
    <label>
      {words.lettersAre}
      <select
        class="input select"
        value={letters.taken}
        onChange={event => onLetters(event.currentTarget.value as Letters)}
      >
        <option value={letters.taken}>{words.letters[letters.taken]}</option>
        {letters.others.map(other => (
          <option key={other.letters} value={other.letters}>
            {words.letters[other.letters]}: {other.sample}
          </option>
        ))}
      </select>
    </label>
  )
}
