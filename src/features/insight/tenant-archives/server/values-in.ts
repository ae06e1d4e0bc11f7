import { isCaseTypeId } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import { noContent } from '#compliance/i9/records.ts'
import { notAnswered } from '#engine/answer.ts'
import { type Fact, isScalar, type RecordsType } from '#engine/fact.ts'
import { isEntry, parseValue } from '#engine/parse-value.ts'
import { allFacts } from '#facts/all.ts'
import { addDays, dayIn, defaultZone } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { isPossible, secretColumns } from '#parties/facts/rules.ts'
import { canonical } from '#platform/archive/manifest.ts'
import { problemAt, someOf } from '#platform/archive/problems.ts'
import type { ReadArchive } from '#platform/archive/read-archive.ts'
import type { Row } from '#platform/archive/translate.ts'
import { lca, lcaEntered } from '#rules/prefiling/lca-needs.ts'

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

type Looked = { row: Row; tomorrow: string }
type Facts = ReadonlyMap<string, Fact>
/** Which facts a row may have answers to, and in which column. */
type Held = { table: string; column: string; facts: Facts; of: (row: Row) => string }

const factsOfLca: Facts = new Map([...Object.values(lca), ...lcaEntered].map((fact) => [fact.id, fact]))

const HELD: readonly Held[] = [
  { table: 'fact_documents', column: 'known', facts: allFacts, of: ({ subject }) => `${String(subject)}.` },
  { table: 'job_templates', column: 'answers', facts: allFacts, of: () => 'employment.' },
  { table: 'lcas', column: 'known', facts: factsOfLca, of: () => 'case.' },
]

/**
 * Answers of an archive that could not have been given here, as sentences for the review: the database takes any value,
 * and what reads one relies on the type that its fact declares. Secrets lie opened in an archive, and are read as such.
 */
export function factsInTheWay({ records }: Pick<ReadArchive, 'records'>, now: Date): string[] {
  // It may be tomorrow already where an answer was given.
  const tomorrow = addDays(dayIn(defaultZone, now), 1)
  const answers = HELD.flatMap((held) =>
    (records.get(held.table) ?? []).flatMap((row, index) => inDocument(held, { row, tomorrow }, index + 1)),
  )
  const history = (records.get('fact_changes') ?? []).flatMap((row, index) => inHistory(row, index + 1))
  return someOf([...answers, ...history], 'answers that can’t be read')
}

function inDocument({ table, column, facts, of }: Held, { row, tomorrow }: Looked, place: number): string[] {
  const known = row[column]
  // What is no set of values at all was told already (raw-values.ts).
  if (!isEntry(known)) return []
  return Object.entries(known).flatMap(([id, answer]) => {
    const fact = id.startsWith(of(row)) ? facts.get(id) : undefined
    const why = fact ? whyNot(fact, answer, tomorrow) : 'VisaCare doesn’t know this fact'
    return why ? [problemAt(table, place, { fact: id }, why)] : []
  })
}

const NO_ANSWER = 'this is no answer'
const MISFIT = 'the fact doesn’t take this value'

function whyNot(fact: Fact, answer: unknown, tomorrow: string): string | undefined {
  if (!isSaid(answer)) return NO_ANSWER
  if ('not' in answer) return isPossible(fact, answer.not as 'none') ? undefined : MISFIT
  const plain = opened(fact, answer.value)
  const parsed = plain === undefined ? undefined : parseValue(fact, plain, tomorrow)
  // What was read once reads the same again: a number in a text, or a column that no list has, was never read here.
  return parsed?.ok && canonical(withoutNewIds(parsed.value, plain)) === canonical(plain) ? undefined : MISFIT
}

/** Entries that were stored without an id get one whenever they are read. */
function withoutNewIds(parsed: unknown, stored: unknown): unknown {
  if (!Array.isArray(parsed) || !Array.isArray(stored)) return parsed
  return parsed.map((entry, n) => (isEntry(stored[n]) && !('id' in stored[n]) ? { ...entry, id: undefined } : entry))
}

/** A value or one of the ways to have none, and who said it. */
function isSaid(answer: unknown): answer is Readonly<Record<string, unknown>> {
  if (!isEntry(answer) || 'value' in answer === 'not' in answer) return false
  const { source, by, at, not } = answer
  return (
    ('value' in answer || notAnswered.some((each) => each === not)) &&
    [source, at].every((each) => each === undefined || typeof each === 'string') &&
    (at === undefined || Number.isFinite(Date.parse(String(at)))) &&
    (by === undefined || by === null || typeof by === 'number')
  )
}

/** The value with its secrets in the plain; undefined where one lies there otherwise. */
function opened(fact: Fact, value: unknown): unknown {
  if (fact.type !== 'records') return fact.secret ? openedOne(value) : value
  const secret = secretColumns(fact)
  if (secret.length === 0 || !Array.isArray(value)) return value
  const entries = value.map((entry) => {
    if (!isEntry(entry)) return undefined
    const plain = Object.entries(entry).map(([name, each]) => [name, secret.includes(name) ? openedOne(each) : each])
    return plain.some(([, each]) => each === undefined) ? undefined : Object.fromEntries(plain)
  })
  return entries.includes(undefined) ? undefined : entries
}

function openedOne(value: unknown): unknown {
  if (!isEntry(value) || typeof value.secret !== 'string' || Object.keys(value).length !== 1) return undefined
  try {
    return JSON.parse(value.secret)
  } catch {
    return undefined
  }
}

/**
 * What was known earlier is shown and never used. A fact may have had other choices then, or be one that is not asked any
 * more, so only the kind of its value is looked at.
 */
function inHistory({ fact: id, before, after }: Row, place: number): string[] {
  const fact = allFacts.get(String(id)) ?? factsOfLca.get(String(id))
  const isShown = (answer: unknown) =>
    answer === null ||
    answer === undefined ||
    (isSaid(answer) && ('not' in answer || (fact ? isOfItsKind(fact, answer.value) : isSingle(answer.value))))
  return isShown(before) && isShown(after) ? [] : [problemAt('fact_changes', place, { fact: String(id) }, MISFIT)]
}

const isSingle = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

function isOfItsKind(fact: Fact, value: unknown): boolean {
  // A secret is a row of dots there.
  if (isScalar(fact)) return fact.secret ? typeof value === 'string' : typeof value === kindOf(fact.type)
  if (fact.type === 'address') return isEntry(value) && Object.values(value).every((each) => typeof each === 'string')
  return Array.isArray(value) && value.every((entry) => isEntry(entry) && isRecord(fact, entry))
}

const isRecord = ({ columns }: RecordsType, entry: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(entry).every(([name, value]) => {
    const column = columns[name]
    return column && !column.secret ? typeof value === kindOf(column.type) : isSingle(value)
  })

const kindOf = (type: string): string =>
  type === 'number' || type === 'money' ? 'number' : type === 'yesNo' ? 'boolean' : 'string'
