import { isCaseTypeId } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import { noContent } from '#compliance/i9/records.ts'
import { isEntry } from '#engine/parse-value.ts'
import { counted } from '#formats/words.ts'
import type { ReadArchive } from '#platform/archive/read-archive.ts'
import type { Row } from '#platform/archive/translate.ts'
import { factsInTheWay } from './facts-in.ts'

const statuses: ReadonlySet<unknown> = new Set(Object.values(Status))
const isStatusOrNone = (value: unknown): boolean => value === undefined || value === null || statuses.has(value)
const detailsOf = ({ details }: Row): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {}

/** What lies sealed as a text, opened. */
function jsonIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

function isFormContent({ content }: Row): boolean {
  const found = jsonIn(content)
  return (
    isEntry(found) &&
    Object.keys(noContent()).every((name) => Array.isArray(found[name]) && found[name].every(isEntry)) &&
    ['section1', 'section2', 'replacement'].every((name) => found[name] === undefined || isEntry(found[name]))
  )
}

type Rule = { table: string; holds: (row: Row) => boolean; says: string }

/** Numbers that are words in the code: the database takes any, and what shows them knows these only. */
const RULES: readonly Rule[] = [
  {
    table: 'cases',
    holds: ({ type_id }) => typeof type_id === 'number' && isCaseTypeId(type_id),
    says: 'VisaCare doesn’t know the case type',
  },
  { table: 'cases', holds: ({ status }) => statuses.has(status), says: 'VisaCare doesn’t know the status' },
  {
    table: 'case_events',
    holds: (row) => row.kind !== 'moved' || [detailsOf(row).from, detailsOf(row).to].every(isStatusOrNone),
    says: 'VisaCare doesn’t know the status',
  },
  { table: 'i9_contents', holds: isFormContent, says: 'it isn’t what a Form I-9 says' },
  {
    table: 'envelope_signers',
    holds: ({ marks }) => marks === undefined || marks === null || marks === '' || isEntry(jsonIn(marks)),
    says: 'it isn’t what a signer drew or typed',
  },
]

/** Values of an archive that nothing here could show, as sentences for the review. */
export const valuesInTheWay = ({ records }: ReadArchive, now: Date): string[] => [
  ...RULES.flatMap(({ table, holds, says }) => {
    const n = (records.get(table) ?? []).filter((row) => !holds(row)).length
    return n === 0 ? [] : [`${counted(n, 'record')} in “${table.replaceAll('_', ' ')}” can’t be shown here: ${says}.`]
  }),
  ...factsInTheWay({ records }, now),
]
