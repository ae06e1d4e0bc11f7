import { CsvError, parse } from 'csv-parse/sync'
import { TableRefused } from './refusal.ts'

/** All lines of a CSV file, empty ones included, so that row numbers stay those of a spreadsheet. */
export function tableOfCsv(content: Uint8Array): string[][] {
  const text = decoded(content)
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TableRefused(
      `The file cannot be read as CSV near line ${error.lines ?? '?'}: a quotation mark is missing or misplaced.`,
    )
  }
}

/** UTF-8, with or without its mark; what is not UTF-8 comes from an older Windows program. */
function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

// Spreadsheets of many countries write semicolons, and a copied sheet has tabs: the heading decides.
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const plain = heading.replace(/"[^"]*"/g, '')
  const count = (sign: string) => plain.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
