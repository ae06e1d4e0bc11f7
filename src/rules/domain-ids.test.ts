import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditChecks } from './compliance/i9-audit.ts'
import { allChecks, allDeadlines } from './deadlines/all.ts'
import { prefilingRules } from './prefiling/all.ts'

const range = (prefix: string, from: number, to: number, width = 2) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${String(from + index).padStart(width, '0')}`)

/** Every id of the documents of the law, as of 11-15-2026. */
const ids = [
  ...['D-00', 'D-01', ...range('D-', 10, 22), ...range('D-', 30, 32), ...range('D-', 40, 44), ...range('D-', 50, 53)],
  ...[...range('D-', 60, 63), ...range('D-', 70, 76), ...range('D-', 80, 86), ...range('D-', 90, 99)],
  ...range('V', 1, 97),
  ...range('HC-', 11, 22),
  ...['A01b', ...range('A', 1, 30)],
  ...range('I9-', 10, 16),
  ...[...range('CT-7.', 1, 6, 1), 'CT-8.1', 'CT-9.1', 'CT-9.2', 'CT-10.1'],
  ...['IVFEE', 'NVC864', 'MRV'],
]

/** In force by declaration … */
const declared = new Set([...allDeadlines, ...allChecks, ...prefilingRules, ...auditChecks].map(({ id }) => id))

/** … or by functions whose worked examples name the id. */
const tested = testsUnder(import.meta.dirname)
  .filter((file) => !file.endsWith('domain-ids.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const elsewhere: Readonly<Record<string, string>> = {
  'D-00': 'observedHolidays',
  'D-01': 'employerCalendar',
  'I9-10': 'D-96',
  'CT-10.1': 'the income test',
}
const hasExamples = (id: string) => tested.includes(elsewhere[id] ?? `${id} `)

function testsUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.test|examples?[\w-]*|examples\/[\w-]+)\.ts$/.test(name))
    .map((name) => join(folder, name))
}

test('every rule of the law is in force', () => {
  expect(ids.filter((id) => !declared.has(id) && !hasExamples(id))).toEqual([])
  console.info(`law: ${ids.length} rules, all in force`)
})
