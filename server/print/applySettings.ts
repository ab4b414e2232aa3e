import type { DocumentSettings } from '../../contract/settings/printCentre.ts'
import type { Cell, EventDocument, Section } from './document.ts'

/**
 * The document with the columns, order and texts that its settings ask for. Columns are chosen here and nowhere else, so
 * that page and printout agree. A section ignores columns that it does not have; when it has none of them, it keeps its own.
 */
export function applySettings(document: EventDocument, settings: DocumentSettings): EventDocument {
  const { columns, sort, header, footer } = settings
  return {
    ...document,
    ...(header !== undefined && { header }),
    ...(footer !== undefined && { footer }),
    sections: document.sections.map(section => withColumns(sorted(section, sort), columns)),
  }
}

function withColumns(section: Section, wanted: readonly string[] | undefined): Section {
  const places = (wanted ?? []).flatMap(key => {
    const place = section.columns.findIndex(column => column.key === key)
    return place < 0 ? [] : [place]
  })
  if (places.length === 0) return section
  const pick = <T>(values: readonly T[]): readonly T[] => places.flatMap(place => values[place] ?? [])
  return {
    ...section,
    columns: pick(section.columns),
    heading: Math.max(0, places.indexOf(section.heading)),
    rows: section.rows.map(row => ({ ...row, cells: pick(row.cells) })),
  }
}

const collator = new Intl.Collator('en', { numeric: true })

/** Equal rows keep their order; empty cells come last. */
function sorted(section: Section, sort: DocumentSettings['sort']): Section {
  const place = section.columns.findIndex(column => column.key === sort?.column)
  if (place < 0) return section
  const direction = sort?.descending ? -1 : 1
  const rows = section.rows.toSorted((a, b) => compare(a.cells[place], b.cells[place], direction))
  return { ...section, rows }
}

function compare(a: Cell | undefined, b: Cell | undefined, direction: number): number {
  if (!a?.text || !b?.text) return Number(!a?.text) - Number(!b?.text)
  if (a.order !== undefined && b.order !== undefined) return direction * (a.order - b.order)
  return direction * collator.compare(a.text, b.text)
}
