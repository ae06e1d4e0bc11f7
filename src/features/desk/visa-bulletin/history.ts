import {
  bulletinCategories,
  bulletinColumns,
  type Cell,
  type Column,
  isCurrent,
} from '#rules/deadlines/visa-bulletin.ts'

/** One cell of a month's chart: FAD are final action dates, DFF dates for filing. */
export type BulletinCell = { month: string; chart: 'FAD' | 'DFF'; category: string; country: Column; cell: Cell }
export type MonthOfClaim = { month: string; final: Cell | null; filing: Cell | null }

/** The categories of the charts by the preference class of a petition. */
const categories: Readonly<Record<string, (typeof bulletinCategories)[number]>> = {
  ...{ E11: 'EB1', E12: 'EB1', E13: 'EB1', E21: 'EB2', NIW: 'EB2', E31: 'EB3', E32: 'EB3', EW3: 'EW' },
}
export const categoryOf = (preference: string): string | undefined => categories[preference]

/** What each month said for a category and a country, the oldest first; a month that is entered without them says nothing. */
export function monthsOf(cells: readonly BulletinCell[], category: string, country: Column): MonthOfClaim[] {
  const found = new Map(cells.map(({ month }) => [month, { month, final: null, filing: null } as MonthOfClaim]))
  for (const each of cells) {
    if (each.category !== category || each.country !== country) continue
    const month = found.get(each.month) ?? { month: each.month, final: null, filing: null }
    found.set(each.month, { ...month, [each.chart === 'FAD' ? 'final' : 'filing']: each.cell })
  }
  return [...found.values()].sort((one, other) => one.month.localeCompare(other.month))
}

/**
 * The month since which a priority date has been current without a break, up to the newest bulletin; null where it is not
 * current in the newest one. A month that nobody entered breaks the run: what it said is not known.
 */
export function currentSince(
  priorityDate: string,
  months: readonly MonthOfClaim[],
  chart: 'final' | 'filing',
): string | null {
  let since: string | null = null
  for (const [place, { month, [chart]: cell }] of months.entries()) {
    const follows = place === 0 || nextMonth(months[place - 1]?.month ?? '') === month
    if (!follows) since = null
    since = isCurrent(priorityDate, cell ?? undefined) ? (since ?? month) : null
  }
  return since
}

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

type Read = { cells: BulletinCell[] } | { problem: string }

/**
 * Rows as they are typed or imported: month, chart, category, country, date. The names of the Department of State are
 * understood beside ours; what is family-based is passed over, anything else that is not understood is refused with its line.
 */
export function readRows(text: string): Read {
  const cells: BulletinCell[] = []
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  for (const [place, line] of lines.entries()) {
    if (line === '' || /^month\s*,/i.test(line)) continue
    const [month = '', chartName = '', categoryName = '', countryName = '', date = ''] = line
      .split(',')
      .map((each) => each.trim())
    if (/^F\d|^EB-?[45]/i.test(categoryName)) continue
    const chart = charts[chartName.toLowerCase()]
    const category = named(categoryName)
    const country = countries[countryName.toLowerCase()]
    const cell = /^(?:[CU]|\d{4}-(?:0[1-9]|1[0-2])-\d\d)$/.test(date) ? date : undefined
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) || !chart || !category || !country || !cell)
      return { problem: `Line ${place + 1} is not understood: “${line.slice(0, 80)}”.` }
    cells.push({ month, chart, category, country, cell })
  }
  return cells.length > 0 ? { cells } : { problem: 'There is no row with an employment-based date in it.' }
}

const charts: Readonly<Record<string, 'FAD' | 'DFF'>> = {
  ...{ fad: 'FAD', 'final action': 'FAD', dff: 'DFF', 'dates for filing': 'DFF' },
}
const countries: Readonly<Record<string, Column>> = {
  ...Object.fromEntries(bulletinColumns.map((each) => [each.toLowerCase(), each])),
  'china (mainland born)': 'China',
  'all chargeability areas except those listed': 'Other',
  // As the table on the screen calls it.
  'all others': 'Other',
}
const named = (name: string): string | undefined => {
  const plain = name.toUpperCase().replace('-', '')
  if (plain === 'EB3 OTHER WORKERS' || plain === 'OTHER WORKERS') return 'EW'
  return bulletinCategories.find((each) => each === plain)
}
