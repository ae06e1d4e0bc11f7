import { parseDate, showDate } from '#formats/dates.ts'
import {
  type Bulletin,
  bulletinCategories,
  bulletinColumns,
  type Cell,
  type Column,
} from '#rules/deadlines/visa-bulletin.ts'

/** Charts of one month; which month says the row that holds them. */
export type Charts = Omit<Bulletin, 'month'>
type Read = { ok: true; value: Charts } | { ok: false; message: string }

/** The charts a month's adjustment cases may be filed by, as USCIS announces it. */
export const chartNames = { FAD: 'Final action dates', DFF: 'Dates for filing' } as const

/**
 * A month of the Visa Bulletin as it is typed: the chart USCIS designates, then one line for each cell with category, country,
 * final action date and date for filing: 'EB2 India 07-15-2013 12-01-2013'. C is current, U unavailable.
 */
export function readCharts(text: string): Read {
  const [designated = '', ...lines] = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  if (designated !== 'FAD' && designated !== 'DFF') return no('Say which chart USCIS designates.')
  const charts: { FAD: Filling; DFF: Filling } = { FAD: {}, DFF: {} }
  const rows = lines.filter(Boolean)
  if (rows.length === 0) return no('At least one line with category, country and two dates.')
  for (const line of rows) {
    const row = readRow(line)
    if (typeof row === 'string') return no(`“${line}”: ${row}`)
    const { category, column, final, filing } = row
    if (charts.FAD[category]?.[column] !== undefined) return no(`“${line}”: this cell is named twice.`)
    charts.FAD[category] = { ...charts.FAD[category], [column]: final }
    charts.DFF[category] = { ...charts.DFF[category], [column]: filing }
  }
  return { ok: true, value: { designated, ...charts } }
}
type Filling = Record<string, Partial<Record<Column, Cell>>>

export function showCharts({ designated, FAD, DFF }: Charts): string {
  const rows = Object.entries(FAD).flatMap(([category, cells]) =>
    Object.entries(cells).map(([column, final]) => {
      const filing = DFF[category]?.[column as Column] ?? 'U'
      return `${category} ${column} ${shown(final)} ${shown(filing)}`
    }),
  )
  return [designated, ...rows].join('\n')
}

function readRow(line: string): { category: string; column: Column; final: Cell; filing: Cell } | string {
  const [category = '', country = '', final = '', filing = '', ...more] = line.split(' ')
  const column = bulletinColumns.find((each) => each.toLowerCase() === country.toLowerCase())
  if (!bulletinCategories.some((each) => each === category.toUpperCase()))
    return `the category is one of ${bulletinCategories.join(', ')}.`
  if (!column) return `the country is one of ${bulletinColumns.join(', ')}.`
  const [finalCell, filingCell] = [readCell(final), readCell(filing)]
  if (!finalCell || !filingCell || more.length > 0) return 'then come two of C, U or a date MM-DD-YYYY.'
  return { category: category.toUpperCase(), column, final: finalCell, filing: filingCell }
}

function readCell(text: string): Cell | undefined {
  const letter = text.toUpperCase()
  if (letter === 'C' || letter === 'U') return letter
  const parsed = text === '' ? undefined : parseDate(text)
  return parsed?.ok ? parsed.value : undefined
}

const shown = (cell: Cell) => (cell === 'C' || cell === 'U' ? cell : showDate(cell))
const no = (message: string): { ok: false; message: string } => ({ ok: false, message })
