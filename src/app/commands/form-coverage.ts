import { type CoverageRow, coverageRow } from '#case-file/form-library/coverage.ts'
import { allPapers } from '#forms/papers.ts'

/** A table for people; with --json the same as a list, and nothing else. A field that is not accounted for fails. */
export function printCoverage(given: string[]): number {
  const rows = allPapers.map(coverageRow)
  if (given.includes('--json')) console.log(`[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`)
  else console.log(tableOf(rows))
  return rows.some(({ unaccounted }) => unaccounted > 0) ? 1 : 0
}

const columns: readonly (readonly [keyof CoverageRow, string])[] = [
  ['form', 'Form'],
  ['edition', 'Edition'],
  ['fillable', 'Fillable'],
  ['bound', 'Bound'],
  ['leftBlank', 'Left blank'],
  ['unaccounted', 'Unaccounted'],
  ['questions', 'Questions'],
]

function tableOf(rows: readonly CoverageRow[]): string {
  const lines = [
    columns.map(([, title]) => title),
    ...rows.map((row) => columns.map(([key]) => String(key === 'form' ? row[key].toUpperCase() : row[key]))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const padded = (text: string, index: number) =>
    index < 2 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0)
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}
