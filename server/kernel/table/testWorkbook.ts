/** Workbooks and archives made by hand, as no spreadsheet writes them. */
import { deflateRawSync } from 'node:zlib'

/** A workbook whose first sheet has these rows as XML. `strings`: the shared ones. */
export function testWorkbook(rows: string, strings = ''): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return testArchive({
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

/** A ZIP archive of these files. `says`: what each claims to unpack to, if not the truth. */
export function testArchive(files: Readonly<Record<string, string | Buffer>>, says?: number): Buffer {
  const [bodies, heads]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const size = says ?? Buffer.byteLength(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE(8, 10)
    head.writeUInt32LE(packed.length, 20)
    head.writeUInt32LE(size, 24)
    head.writeUInt16LE(name.length, 28)
    head.writeUInt32LE(at, 42)
    bodies.push(local, name, packed)
    heads.push(head, name)
    at += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(heads.length / 2, 8)
  end.writeUInt16LE(heads.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(heads).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...heads, end])
}
