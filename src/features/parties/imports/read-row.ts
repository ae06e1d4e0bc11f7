import type { Answer } from '#engine/answer.ts'
import type { RecordsType } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { allFacts } from '#facts/all.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import type { Parsed } from '#formats/parsed.ts'
import { accept, decline } from '#formats/parsed.ts'
import { parsePhone } from '#formats/phone.ts'
import type { TableRow } from '#platform/spreadsheet/read.ts'
import type { Mapping } from './guess.ts'
import { type ImportKind, type Target, targetById } from './targets.ts'

/** A bad cell: where it is and what is wrong. Its value is never kept; it may be a secret in the wrong column. */
export type Problem = { row: number; column: string; problem: string }
export type ReadRow = { row: number; answers: Record<string, Answer>; problems: Problem[] }

type Reading = { kind: ImportKind; columns: readonly string[]; mapping: Mapping; today: string }
type Cell = { target: Target; column: string; text: string }

/** Reads one row as answers by fact id, and names every cell that cannot be read. */
export function readRow({ row, cells }: TableRow, reading: Reading): ReadRow {
  const mapped = cellsOf(cells, reading)
  const problems: Problem[] = []
  const complain = ({ column }: Pick<Cell, 'column'>, problem: string) => {
    problems.push({ row, column, problem })
  }
  const answers: Record<string, Answer> = {}
  const lists = new Map<string, Cell[]>()
  for (const cell of mapped) {
    const { target, text } = cell
    if (text === '') {
      if (target.required) complain(cell, 'Field is required')
      continue
    }
    if (saysNone(target, text)) {
      answers[target.factId] = { not: 'none' }
      continue
    }
    const parsed = readCell(target, text, reading.today)
    if (!parsed.ok) complain(cell, parsed.message)
    else if (target.part === null) answers[target.factId] = { value: parsed.value }
    else lists.set(target.factId, [...(lists.get(target.factId) ?? []), { ...cell, text: parsed.value as string }])
  }
  for (const [factId, parts] of lists) {
    const record = readRecord(factId, parts, reading.today)
    if (typeof record === 'string') complain(lastOf(parts), record)
    else answers[factId] = { value: record }
  }
  const order = jobDatesOutOfOrder(answers)
  const ended = mapped.find(({ target }) => target.id === employment.endedOn.id)
  if (order && ended) complain(ended, order)
  return { row, answers, problems }
}

/** 'No given name', as forms say it, in the column of a name that somebody does not have. */
const saysNone = ({ part, type }: Target, text: string) =>
  part === null && type.type === 'text' && type.noneOnPaper?.toLowerCase() === text.trim().toLowerCase()

const cellsOf = (cells: readonly string[], { kind, columns, mapping }: Reading): Cell[] =>
  Object.entries(mapping).flatMap(([index, id]) => {
    const target = targetById(kind, id)
    return target
      ? [{ target, column: columns[Number(index)] || `Column ${Number(index) + 1}`, text: cells[Number(index)] ?? '' }]
      : []
  })

const PHONES = new Set<string>([company.phone.id, company.fax.id])

function readCell({ id, type }: Target, text: string, today: string): Parsed<unknown> {
  // Sheets hold dollars; facts hold cents.
  if (type.type === 'money') return dollars(text)
  return PHONES.has(id) ? parsePhone('+1', text) : parseValue(type, text, today)
}

function dollars(text: string): Parsed<unknown> {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain)
    ? accept(Math.round(Number(plain) * 100))
    : decline('Enter an amount in dollars, like 85,000 or 42.50.')
}

/** The record is read as a whole once more: what it needs besides the given cells, and the order of its dates. */
function readRecord(factId: string, parts: readonly Cell[], today: string): unknown {
  const fact = allFacts.get(factId) as RecordsType & { id: string }
  const record = Object.fromEntries(parts.map(({ target, text }) => [target.part, text]))
  const missing = Object.entries(fact.columns).find(([name, { required }]) => required && record[name] === undefined)
  if (missing) return `The ${fact.one} also needs its ${missing[1].label.toLowerCase()}`
  const parsed = parseValue(fact, [record], today)
  return parsed.ok ? parsed.value : parsed.message
}

const lastOf = (parts: readonly Cell[]): Pick<Cell, 'column'> => parts.at(-1) ?? { column: '' }

function jobDatesOutOfOrder(answers: Record<string, Answer>): string | undefined {
  const [from, until] = [answerText(answers, employment.startedOn.id), answerText(answers, employment.endedOn.id)]
  return from !== '' && until !== '' && until < from ? 'is before the first day' : undefined
}

/** The text of an answer; empty where there is none. */
export function answerText(answers: Record<string, Answer>, id: string): string {
  const answer = answers[id]
  return answer && 'value' in answer ? String(answer.value) : ''
}
