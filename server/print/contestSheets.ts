import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import type { Hole } from '../../rules/game.ts'
import { unitOf } from './cardColumns.ts'
import { clubLine, inkOf } from './drawHead.ts'
import { type FormSheet, whereAndWhen } from './formSheet.ts'
import { colours, margin, type Pen } from './pen.ts'
import type { PrintedGroup } from './printedGroups.ts'

type Contest = { readonly group: PrintedGroup; readonly hole: Hole; readonly name: string; readonly measured: string }

type Words = NounWords['forms']

const rowHeight = 30

/**
 * A sheet for the clipboard at the hole, one for each possible contest: closest to the pin on every par 3, and longest
 * drive on the longest par 5 of each course (the longest hole where there is none). Each new leader writes below the last.
 * Yields after each sheet.
 */
export function* contestSheets(pen: Pen, sheet: FormSheet): Generator<void> {
  const words = wordsIn(sheet.language).forms
  for (const contest of contestsOf(sheet.groups, words)) {
    drawSheet(pen, sheet, contest, words)
    yield
  }
}

function contestsOf(groups: readonly PrintedGroup[], words: Words): readonly Contest[] {
  const courses = Map.groupBy(groups, ({ roundName, courseName, date }) => [roundName, courseName, date].join('\n'))
  return [...courses.values()].flatMap(([group, ...others]) => {
    if (!group) return []
    const holes = [group, ...others].flatMap(({ cards }) => cards).find(card => card.holes.length > 0)?.holes ?? []
    const long = longest(holes.filter(({ par }) => par >= 5)) ?? longest(holes)
    return holes.flatMap((hole): readonly Contest[] => {
      if (hole.par === 3) return [{ group, hole, name: words.closest, measured: words.toPin }]
      return hole === long ? [{ group, hole, name: words.longest, measured: words.howFar }] : []
    })
  })
}

function lengthOf({ yards, metres }: Hole): number {
  return metres ?? yards ?? 0
}

function longest(holes: readonly Hole[]): Hole | undefined {
  return holes.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}

function drawSheet(pen: Pen, sheet: FormSheet, { group, hole, name, measured }: Contest, words: Words): void {
  pen.page()
  const width = pen.width - 2 * margin
  const right = pen.width - margin
  clubLine(pen, sheet.club, { x: margin, y: 40, width: width - 150, height: 22 })
  pen.text(sheet.eventName, { x: margin, y: 66, width: width - 150, height: 24 }, { size: 17, serif: true })
  const quiet = { size: 9.5, colour: colours.quiet }
  pen.text(whereAndWhen(sheet, group), { x: margin, y: 91, width: width - 150, height: 14 }, quiet)
  pen.text(words.hole, { x: right - 140, y: 38, width: 140, height: 14 }, { ...quiet, align: 'right' })
  pen.text(
    `${hole.number}`,
    { x: right - 140, y: 46, width: 140, height: 66 },
    { size: 60, serif: true, align: 'right' },
  )
  pen.text(name, { x: margin, y: 122, width, height: 46 }, { size: 38, serif: true })
  const length = lengthOf(hole)
  const inWords = unitOf([hole]) === 'metres' ? words.inMetres : words.inYards
  const facts = [words.parOf({ par: hole.par }), ...(length === 0 ? [] : [inWords({ length })])].join(' · ')
  pen.text(facts, { x: margin, y: 168, width, height: 14 }, quiet)
  pen.line([margin, 190], [right, 190], 1.4, inkOf(sheet.club))
  pen.text(words.beatTheLast, { x: margin, y: 196, width, height: 14 }, quiet)
  const columns = [
    { name: words.name, x: margin, width: width * 0.58 },
    { name: measured, x: margin + width * 0.6, width: width * 0.24 },
    { name: words.time, x: margin + width * 0.86, width: width * 0.14 },
  ]
  const top = 232
  for (const column of columns)
    pen.text(column.name, { ...column, y: top - 14, height: 12 }, { size: 8, colour: colours.quiet })
  for (let y = top; y <= pen.height - 46; y += rowHeight)
    for (const column of columns) pen.line([column.x, y], [column.x + column.width, y], 0.6)
}
