import { useState } from 'preact/hooks'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose } from '../../ui/Field.tsx'
import { saveTable, type Table, type TableFormat, tableFormats } from '../../ui/saveTable.ts'
import { useDeed } from '../../ui/useDeed.tsx'

type SaveListProps = {
  readonly words: {
    readonly exports: string
    readonly fileFormat: string
    readonly formats: Readonly<Record<TableFormat, string>>
    readonly saveFile: string
    readonly what: string
  }
  /** What can be saved, each with the name of its file and what makes its table. */
  readonly tables: readonly {
    readonly words: string
    readonly name: string
    readonly make: () => Table | Promise<Table>
  }[]
  readonly onClose: () => void
}

/** Saves a list or numbers as a file for spreadsheets. */
export function SaveList({ words, tables, onClose }: SaveListProps) {
  const [at, setAt] = useState(0)
  const [format, setFormat] = useState<TableFormat>('xlsx')
  const deed = useDeed(async () => {
    const table = tables[at]
    if (table) await saveTable(table.name, await table.make(), format)
    onClose()
  })
  return (
    <DeedDialog title={words.exports} submit={words.saveFile} deed={deed} onClose={onClose}>
      {tables.length > 1 && (
        <Choose
          label={words.what}
          value={String(at)}
          options={tables.map((table, index) => ({ value: String(index), words: table.words }))}
          onChoose={value => setAt(Number(value))}
        />
      )}
      <Choose
        label={words.fileFormat}
        value={format}
        options={tableFormats.map(value => ({ value, words: words.formats[value] }))}
        onChoose={value => setFormat(value as TableFormat)}
      />
    </DeedDialog>
  )
}
