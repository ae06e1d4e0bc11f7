import { addressColumns } from '#engine/address.ts'
import { type Known, type KnownAnswer, type NotAnswered, notKey, saidNot } from '#engine/answer.ts'
import type { Address } from '#engine/fact.ts'
import { type Fact, type FactType, isScalar, type RecordsType, type ScalarType } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { showPhone } from '#formats/phone.ts'
import { type GivenAnswer, isMask } from '../rules.ts'

/** One entry of a list as the form holds it: every column as text. */
export type DraftRecord = { id: string } & Record<string, string>

/** What stands in the form for one fact: a text, a list, or that there is no value and why. */
export type Draft = { text: string } | { records: DraftRecord[] } | { not: NotAnswered }
export type Drafts = Record<string, Draft>

export const draftsOf = (facts: readonly Fact[], known: Known): Drafts =>
  Object.fromEntries(facts.map((fact) => [fact.id, draftOf(fact, known[fact.id])]))

export function draftOf(fact: Fact, answer: KnownAnswer | undefined): Draft {
  if (answer && 'not' in answer && answer.not !== undefined) return { not: answer.not }
  const value = answer && 'value' in answer ? answer.value : undefined
  if (isScalar(fact)) return { text: asText(fact, value) }
  if (fact.type === 'address') return { records: [draftAddress(value as Address | undefined)] }
  const records = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
  return { records: records.map((record) => draftRecord(fact, record)) }
}

/** An address is a list of exactly one. */
const draftAddress = (value: Address | undefined): DraftRecord =>
  draftRecord({ columns: addressColumns }, { country: 'US', ...value, id: 'address' })

const draftRecord = (fact: Pick<RecordsType, 'columns'>, record: Record<string, unknown>): DraftRecord => ({
  id: String(record.id),
  ...Object.fromEntries(
    Object.entries(fact.columns).flatMap(([name, column]) => [
      [name, asText(column, record[name])],
      ...(column.mayBe ? [[notKey(name), saidNot(record, name) ?? '']] : []),
    ]),
  ),
})

/** A new, empty entry; its id is not used yet. */
export function newRecord(fact: RecordsType, others: readonly DraftRecord[]): DraftRecord {
  const numbers = others.map(({ id }) => Number(id.replace(/\D/g, '')) || 0)
  return draftRecord(fact, { id: `r${Math.max(0, ...numbers) + 1}` })
}

/** Added, and nothing is in it yet: no answer. */
const isEmptyRecord = ({ id: _, ...columns }: DraftRecord): boolean =>
  Object.values(columns).every((text) => text.trim() === '')

/** A list with nothing but such entries: it stays on screen and says nothing. */
export const isUnfilled = (draft: Draft): boolean =>
  'records' in draft && draft.records.length > 0 && draft.records.every(isEmptyRecord)

/** A list that says nothing yet, with or without such entries: "None" may be the answer. */
export const isOpenList = (draft: Draft): boolean =>
  isUnfilled(draft) || ('records' in draft && draft.records.length === 0)

function asText(type: ScalarType, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (type.type === 'money') return (Number(value) / 100).toFixed(2)
  if (type.type === 'yesNo') return value === true ? 'Yes' : 'No'
  const text = String(value)
  return type.type === 'text' && (type.format === 'phone' || type.format === 'worldPhone') ? showPhone(text) : text
}

/** The answers that differ from what was there, as they are sent. */
export function changesIn(facts: readonly Fact[], before: Drafts, after: Drafts): Record<string, GivenAnswer> {
  const changed = facts.filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(after[id]))
  return Object.fromEntries(changed.map((fact) => [fact.id, deadlineInputsOf(fact, after[fact.id])]))
}

function deadlineInputsOf(fact: Fact, draft: Draft | undefined): GivenAnswer {
  if (!draft) return null
  if ('not' in draft) return { not: draft.not }
  if ('text' in draft) return draft.text.trim() === '' ? null : { value: sent(fact, draft.text) }
  const columns = columnsOf(fact)
  const filled = draft.records.filter((record) => fact.type === 'address' || !isEmptyRecord(record))
  if (!columns || filled.length === 0) return null
  const value = filled.map((record) => ({
    id: record.id,
    ...Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]) => {
        const not = saidNot(record, name)
        if (not) return [[notKey(name), not]]
        return (record[name] ?? '').trim() === '' ? [] : [[name, sent(column, record[name] ?? '')]]
      }),
    ),
  }))
  if (fact.type !== 'address') return { value }
  const { id: _, ...only } = value[0] ?? { id: '' }
  return Object.keys(only).some((line) => line !== 'country') ? { value: only } : null
}

/** The columns that an entry of a list, or an address, has. */
export const columnsOf = (fact: Fact): Readonly<Record<string, ScalarType>> | undefined =>
  fact.type === 'records' ? fact.columns : fact.type === 'address' ? addressColumns : undefined

/** Money is typed in dollars and stored in cents; everything else is read by the fact itself. */
function sent(type: FactType, text: string): string | number {
  if (type.type !== 'money') return text
  const cents = Math.round(Number(text.replace(/[,$\s]/g, '')) * 100)
  return Number.isSafeInteger(cents) ? cents : text
}

export const cellName = (factId: string, recordId: string, column: string) => `${factId}/${recordId}/${column}`

/** What is wrong with the answers that changed, by fact id, or by cell of a list. */
export function problemsIn(
  facts: readonly Fact[],
  before: Drafts,
  after: Drafts,
  today: string,
): Record<string, string> {
  const problems: Record<string, string> = {}
  const check = (name: string, type: ScalarType, text: string) => {
    if (isMask(text)) return
    if (text.trim() === '') {
      if (type.required) problems[name] = 'Field is required'
      return
    }
    const parsed = parseValue(type, sent(type, text), today)
    if (!parsed.ok) problems[name] = parsed.message
  }
  for (const fact of facts) {
    const draft = after[fact.id]
    if (!draft || 'not' in draft || JSON.stringify(before[fact.id]) === JSON.stringify(draft)) continue
    if ('text' in draft && isScalar(fact)) check(fact.id, fact, draft.text)
    const columns = columnsOf(fact)
    if (!('records' in draft) || !columns) continue
    for (const record of draft.records) {
      if (fact.type === 'records' && isEmptyRecord(record)) continue
      for (const [name, column] of Object.entries(columns))
        check(cellName(fact.id, record.id, name), column, record[name] ?? '')
    }
  }
  return problems
}
