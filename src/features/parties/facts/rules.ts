import type { Answer, Known, NotAnswered } from '#engine/answer.ts'
import { isValue, notAnswered } from '#engine/answer.ts'
import { type Fact, mayBeNone, type RecordsType, type Subject } from '#engine/fact.ts'
import { isEntry, parseValue, saysNothing } from '#engine/parse-value.ts'
import { allFacts } from '#facts/all.ts'

/** Whose facts they are: a person, a company, a case. */
export type SubjectRef = { subject: Subject; id: number }

/** What somebody says about a fact; null takes the answer away. */
export type GivenAnswer = { value?: unknown; not?: NotAnswered } | null

export type ReadAnswers = {
  answers: Record<string, Answer | null>
  /** What is wrong, by fact id. */
  problems: Record<string, string>
}

/**
 * Reads answers about one subject. `current` is what is known in clear: a secret that comes back as it was shown, masked,
 * is the one that is there.
 */
export function readAnswers(
  subject: Subject,
  given: Record<string, GivenAnswer>,
  { current, today }: { current: Known; today: string },
): ReadAnswers {
  const answers: ReadAnswers['answers'] = {}
  const problems: ReadAnswers['problems'] = {}
  for (const [id, said] of Object.entries(given)) {
    const fact = id.startsWith(`${subject}.`) ? allFacts.get(id) : undefined
    const read = fact ? readAnswer(fact, said, current[id], today) : `There is nothing called ${id} to be known here.`
    if (typeof read === 'string') problems[id] = read
    else answers[id] = read.answer
  }
  return { answers, problems }
}

function readAnswer(
  fact: Fact,
  said: GivenAnswer,
  current: Answer | undefined,
  today: string,
): { answer: Answer | null } | string {
  if (said?.not !== undefined && notAnswered.includes(said.not))
    return isPossible(fact, said.not) ? { answer: { not: said.not } } : 'Field is required'
  if (said === null || isNothing(fact, said.value)) return fact.required ? 'Field is required' : { answer: null }
  const value = withSecrets(fact, said.value, isValue(current) ? current.value : undefined)
  if (value === undefined) return 'Please type the whole value; a part of it is hidden.'
  const parsed = parseValue(fact, value, today)
  return parsed.ok ? { answer: { value: parsed.value } } : parsed.message
}

/** The ways of not answering that a fact allows: any, or none at all; of what must be known at most that there is none. */
export const isPossible = (fact: Fact, not: NotAnswered): boolean =>
  fact.required ? not === 'none' && mayBeNone(fact) : true

/** Only a list can be emptied by empty rows; said of a single value they are a mistake, and what is known stays. */
const isNothing = (fact: Fact, value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (fact.type === 'records' && Array.isArray(value) && value.every(saysNothing))

/** Puts the values back where only their masks were sent; undefined where nothing is behind a mask. */
function withSecrets(fact: Fact, said: unknown, current: unknown): unknown {
  if (fact.type !== 'records') return fact.secret && isMask(said) ? behind(said, current) : said
  if (!Array.isArray(said)) return said
  const secret = secretColumns(fact)
  const known = Array.isArray(current) ? (current as Record<string, unknown>[]) : []
  const records: unknown[] = []
  for (const entry of said) {
    if (!isEntry(entry)) return said
    const record: Record<string, unknown> = { ...entry }
    for (const column of secret) {
      if (!isMask(record[column])) continue
      record[column] = behind(record[column], known.find(({ id }) => id === record.id)?.[column])
      if (record[column] === undefined) return undefined
    }
    records.push(record)
  }
  return records
}

const behind = (mask: unknown, value: unknown) => (value !== undefined && maskOf(value) === mask ? value : undefined)

export const secretColumns = (fact: RecordsType): string[] =>
  Object.entries(fact.columns)
    .filter(([, column]) => column.secret)
    .map(([name]) => name)

export const DOTS = '•••••'

/** As screens show a secret: '•••••6789'; of a short one only the last two characters. */
export function maskOf(value: unknown): string {
  const text = String(value)
  return DOTS + text.slice(text.length >= 8 ? -4 : -2)
}

export const isMask = (value: unknown): boolean => typeof value === 'string' && value.startsWith(DOTS)
