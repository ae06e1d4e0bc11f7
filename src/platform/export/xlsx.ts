import { type Cell, isAmount } from './csv.ts'

/** A table as a workbook with one sheet, under any name. Texts are texts in it: no cell is a formula. */
export async function xlsxOf(
  title: string,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  // Loaded when the first workbook is written.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const heading = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  return writeXlsxFile([heading, ...rows.map((row) => row.map(cellOf))], {
    sheet: sheetNameOf(title),
    stickyRowsCount: 1,
    columns: titles.map((each, n) => ({
      width: widthOf(
        each,
        rows.slice(0, LOOKED_AT).map((row) => row[n]),
      ),
    })),
  }).toBuffer()
}

const LONGEST_NAME = 31

/**
 * What may stand on the tab of a sheet: none of []:*?/\, no apostrophe at an end, at most 31 characters, not nothing, and
 * not 'History', which Excel keeps for itself.
 */
function sheetNameOf(title: string): string {
  const plain = title.replace(/[[\]:*?/\\\p{Cc}\s]+/gu, ' ')
  // Half of a sign of two is none.
  const short = trimmed(plain)
    .slice(0, LONGEST_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
  const name = trimmed(short) || 'Sheet'
  return name.toLowerCase() === 'history' ? `${name} sheet` : name
}

const trimmed = (name: string) => name.replace(/^[\s']+|[\s']+$/g, '')

const [LEAST, WIDEST, LOOKED_AT] = [14, 60, 200]

/** Room for the title and for what stands below it: a name that is cut by the next cell cannot be read. */
const widthOf = (title: string, cells: readonly (Cell | undefined)[]): number => {
  const longest = Math.max(0, ...cells.map((cell) => (typeof cell === 'string' ? cell.length : 0)))
  return Math.min(WIDEST, Math.max(LEAST, title.length + 4, longest + 2))
}

function cellOf(value: Cell) {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return { value, type: Date, format: 'mm-dd-yyyy' }
  if (isAmount(value)) return { value: value.cents / 100, type: Number, format: '#,##0.00' }
  if (typeof value === 'number') return { value, type: Number }
  return { value: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value.slice(0, LONGEST), type: String }
}

// More characters than this make a workbook unreadable (Excel specifications and limits).
const LONGEST = 32_767
