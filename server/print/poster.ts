import { wordsIn } from '../../contract/words/wordsIn.ts'
import { clubLine, inkOf } from './drawHead.ts'
import type { FormSheet } from './formSheet.ts'
import { colours, margin, type Pen } from './pen.ts'

const codeWidth = 300

/** One page for the wall of the clubhouse: the event, and the code that opens its results. */
export function* poster(pen: Pen, { club, eventName, dates, resultsUrl, language }: FormSheet): Generator<void> {
  const words = wordsIn(language).forms
  pen.page()
  const width = pen.width - 2 * margin
  const line = clubLine(pen, club, { x: margin, y: 52, width, height: 34 }) + 10
  pen.line([margin, line], [pen.width - margin, line], 2.2, inkOf(club))
  pen.text(eventName, { x: margin, y: line + 16, width, height: 136 }, { size: 54, serif: true })
  pen.text(dates, { x: margin, y: line + 154, width, height: 20 }, { size: 15, colour: colours.quiet })
  const top = line + 216
  pen.qr(resultsUrl, [(pen.width - codeWidth) / 2, top], codeWidth)
  const below = { x: margin, y: top + codeWidth + 18, width }
  pen.text(words.follow, { ...below, height: 44 }, { size: 36, serif: true, align: 'center' })
  pen.text(
    words.pointCamera,
    { ...below, y: below.y + 50, height: 20 },
    { size: 13, colour: colours.quiet, align: 'center' },
  )
  yield
}
