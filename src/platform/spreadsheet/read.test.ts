import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTable } from './read.ts'

const limits = { rows: 100, columns: 20 }
const csv = (text: string, encoding: BufferEncoding = 'utf8') => readTable(Buffer.from(text, encoding), 'csv', limits)

describe('a CSV file', () => {
  test('is read with quoted commas, line breaks and the UTF-8 mark', async () => {
    const table = await csv('\uFEFFName,Note\r\n"Doe, Jane","two\r\nlines"\r\nRoe,"says ""hi"""\r\n')
    expect(table.columns).toEqual(['Name', 'Note'])
    expect(table.rows).toEqual([
      { row: 2, cells: ['Doe, Jane', 'two\r\nlines'] },
      { row: 3, cells: ['Roe', 'says "hi"'] },
    ])
  })

  test('keeps the row numbers of a spreadsheet across empty rows, and fills short rows', async () => {
    const { rows } = await csv('A,B,C\n1,2,3\n,,\n\n4\n')
    expect(rows).toEqual([
      { row: 2, cells: ['1', '2', '3'] },
      { row: 5, cells: ['4', '', ''] },
    ])
  })

  test.each([
    [';', 'Last;First\nMüller;Jürgen'],
    ['tabs', 'Last\tFirst\nMüller\tJürgen'],
  ])('may be separated by %s', async (_name, text) => {
    expect((await csv(text)).rows[0]?.cells).toEqual(['Müller', 'Jürgen'])
  })

  test('of an older Windows program is read too', async () => {
    expect((await csv('Last,First\nMüller,Jürgen', 'latin1')).rows[0]?.cells).toEqual(['Müller', 'Jürgen'])
  })

  test.each([
    ['a quotation mark is missing', 'A,B\n"x,y\n', /quotation mark/],
    ['there are no headings', ',,\n1,2\n', /headings/],
    ['there are no rows', 'A,B\n', /no rows/],
    ['there are too many rows', `A\n${'x\n'.repeat(101)}`, /at most 100/],
    ['a cell has no end', `A,B\n1,"${'x'.repeat(30_000)}"\n`, /more than 20,000 characters/],
    ['there are too many columns', `${Array.from({ length: 21 }, (_, n) => `c${n}`).join(',')}\n1`, /at most 20/],
  ])('is refused with a sentence when %s', async (_why, text, sentence) => {
    await expect(csv(text)).rejects.toThrow(sentence)
  })
})

describe('an XLSX file', () => {
  const workbook = (rows: string) =>
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    })

  test('gives dates, numbers and yes or no as text', async () => {
    const born = { value: new Date('1990-03-15T00:00:00Z'), type: Date, format: 'mm-dd-yyyy' } as const
    const content = await writeXlsxFile(
      [
        [{ value: 'Name' }, { value: 'Born' }, { value: 'Hours' }, { value: 'Full time' }],
        [{ value: ' Jane ' }, born, { value: 37.5, type: Number }, { value: true, type: Boolean }],
      ],
      { sheet: 'People' },
    ).toBuffer()
    expect(await readTable(content, 'xlsx', limits)).toEqual({
      columns: ['Name', 'Born', 'Hours', 'Full time'],
      rows: [{ row: 2, cells: ['Jane', '1990-03-15', '37.5', 'Yes'] }],
    })
  })

  test.each(['XFD1048576', 'A99999999', 'ZZZZZZZ1'])(
    'with a cell at %s is refused before it fills the memory',
    async (r) => {
      const row = `<row r="${r.replace(/\D/g, '')}"><c r="${r}"><v>1</v></c></row>`
      await expect(readTable(workbook(row), 'xlsx', limits)).rejects.toThrow(/far outside of its table/)
    },
  )

  test('that is none is refused with a sentence', async () => {
    await expect(readTable(Buffer.from('not a zip'), 'xlsx', limits)).rejects.toThrow(/cannot be read/)
  })
})
