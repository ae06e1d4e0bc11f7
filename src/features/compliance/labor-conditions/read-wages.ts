import type { PrevailingRow } from './wage-contract.ts'

export type WageProblem = { row: number; column: string; problem: string }

const COLUMNS = ['soc', 'area', 'year', 'level1', 'level2', 'level3', 'level4'] as const
const MOST_ROWS = 50_000

/** The rows of a table of prevailing wages, dollars a year or an hour, and what is wrong by row and column. */
export function readWages(
  table: readonly string[][],
  source: string,
): { rows: PrevailingRow[]; problems: WageProblem[] } {
  const [head = [], ...lines] = table
  const heads = head.map((each) => each.trim().toLowerCase().replace(/[\s_]/g, ''))
  const missing = COLUMNS.filter((column) => !heads.includes(column))
  if (missing.length > 0)
    return {
      rows: [],
      problems: missing.map((column) => ({ row: 1, column, problem: `The column ${column} is missing.` })),
    }
  if (lines.length > MOST_ROWS)
    return {
      rows: [],
      problems: [{ row: 1, column: '', problem: `At most ${MOST_ROWS.toLocaleString('en')} rows at once.` }],
    }
  const problems: WageProblem[] = []
  const seen = new Set<string>()
  const rows = lines.flatMap((line, index) => {
    if (line.every((each) => each.trim() === '')) return []
    const row = index + 2
    const found: WageProblem[] = []
    const say = (column: string, problem: string) => found.push({ row, column, problem })
    const of = (column: (typeof COLUMNS)[number]) => (line[heads.indexOf(column)] ?? '').trim()
    const soc = of('soc').slice(0, 7)
    const [area, year] = [of('area'), Number(of('year').slice(0, 4))]
    if (!/^\d\d-\d{4}$/.test(soc)) say('soc', `“${of('soc')}” is not a SOC code like 15-1243.`)
    if (area === '' || area.length > 200) say('area', 'Name the area.')
    if (!(Number.isInteger(year) && year >= 2000 && year <= 2100))
      say('year', `“${of('year')}” is not a wage year like 2026.`)
    const levels = [1, 2, 3, 4].map((level) => {
      const column = `level${level}` as (typeof COLUMNS)[number]
      const dollars = Number(of(column).replace(/[$,\s]/g, ''))
      if (of(column) !== '' && Number.isFinite(dollars) && dollars > 0) return yearlyCents(dollars)
      say(column, `“${of(column)}” is not a wage.`)
      return 0
    })
    if (found.length === 0 && levels.some((wage, at) => at > 0 && wage < (levels[at - 1] ?? 0)))
      say('level1', 'The wages do not rise from level I to level IV.')
    const key = `${soc} ${area.toLowerCase()} ${year}`
    if (found.length === 0 && seen.has(key)) say('soc', `${soc} in ${area} stands twice for ${year}.`)
    seen.add(key)
    problems.push(...found)
    return found.length === 0 ? [{ soc, area, wageYear: year, levels, source }] : []
  })
  return { rows, problems }
}

/** The Department of Labor publishes wages by the hour and by the year; nobody earns a thousand dollars an hour by OEWS. */
const yearlyCents = (dollars: number): number => Math.round(dollars < 1_000 ? dollars * 2_080 * 100 : dollars * 100)
