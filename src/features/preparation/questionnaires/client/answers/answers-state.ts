import { type Answer, isValue, type KnownAnswer } from '#engine/answer.ts'
import type { Audience, Fact } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { parseValue } from '#engine/parse-value.ts'
import { changesIn, type Draft, draftOf, isUnfilled, problemsIn } from '#parties/facts/client/draft.ts'
import { DOTS, type GivenAnswer, isMask } from '#parties/facts/rules.ts'
import { type Asked, askedIn, decidingKeys, type FormWithRoles } from '../../case-questions.ts'
import type { Given } from '../../disclosure.ts'
import { mayAnswer } from '../../policy.ts'
import type { Part, Questionnaire } from '../../records.ts'
import type { SaveState } from '../unsent/sender.ts'
import type { UnsentAnswers, UnsentAnswersOf } from '../unsent/unsent-answers.ts'
import { castForms, type Structure, structureOf } from './structure.ts'

/** One question's field. */
export type Row = {
  draft: Draft
  known: KnownAnswer | undefined
  errors: Readonly<Record<string, string>>
  /** Somebody else answered meanwhile: their answer, until the user has chosen. */
  theirs?: { answer: KnownAnswer | undefined }
}

/** A field that somebody was in; all others follow from what is known. */
export type Field = {
  row: Row
  /** An answer that the server has not confirmed; null: taken away. */
  drafted?: KnownAnswer | null
  /** What stands there is no answer yet. */
  typed?: true
  /** And it is not accepted as one: neither saved nor counted. */
  wrong?: true
  /** A secret that was typed here stays readable while the server knows this of it. */
  shownFor?: KnownAnswer
  /** A removal waits until the field is left: an emptied field is often about to be filled anew. */
  held?: true
}

/** What is kept about one subject; a letter in a field copies this of its subject only. */
export type Slice = {
  known: Readonly<Record<string, KnownAnswer>>
  fields: Readonly<Record<string, Field>>
  /** What the sender still has to send or waits with for the user's choice. */
  waiting: Omit<UnsentAnswers, 'typed'> | null
}

export type AnswersState = {
  slices: Readonly<Record<string, Slice>>
  /** What the server worked out of others' answers, by form. */
  given: Readonly<Record<string, Given>>
  parts: readonly Part[]
  /** Whose part is looked at; null: everything the viewer may answer. */
  part: Audience | null
  save: SaveState
  focused: string | undefined
  structure: Structure
}

/** What a questionnaire asks its viewer: stays the same while it is open. */
export type Asking = {
  forms: readonly FormWithRoles[]
  subjects: readonly SubjectKey[]
  asked: ReadonlyMap<string, Asked>
  /** The answers on which other questions depend. */
  deciding: ReadonlySet<string>
  today: string
}

export function askingOf(questionnaire: Questionnaire): Asking {
  const forms = castForms(questionnaire)
  const subjects = questionnaire.subjects.map(({ key }) => key as SubjectKey)
  const asked = [...askedIn(forms, questionnaire.diy)].filter(
    ([, each]) => subjects.includes(each.subject) && mayAnswer(questionnaire, each),
  )
  return { forms, subjects, asked: new Map(asked), deciding: decidingKeys(forms), today: questionnaire.today }
}

/** How things stand when the questionnaire opens, with what waited from an earlier visit. */
export function stateAtStart(
  asking: Asking,
  questionnaire: Questionnaire,
  waiting: readonly UnsentAnswersOf[],
): AnswersState {
  const known = questionnaire.known as Record<string, Record<string, KnownAnswer>>
  const slices: Record<string, Slice> = {}
  for (const [subject, each] of Object.entries(known)) slices[subject] = { ...EMPTY, known: each }
  for (const subject of asking.subjects) {
    const left = waiting.find((each) => each.caseId === questionnaire.id && each.subject === subject)?.waiting
    if (left) slices[subject] = sliceLeft(asking, subject, known[subject] ?? {}, left)
  }
  const state = {
    slices,
    given: questionnaire.given as Record<string, Given>,
    parts: questionnaire.parts,
    part: null,
    save: { kind: 'saved' } as const,
    focused: undefined,
  }
  return { ...state, structure: structureIn(asking, state) }
}

function sliceLeft(asking: Asking, subject: string, known: Slice['known'], left: UnsentAnswers): Slice {
  const fields: Record<string, Field> = {}
  for (const [fact, said] of Object.entries(left.answers)) {
    const found = asking.asked.get(`${subject}:${fact}`)
    if (!found) continue
    const drafted = said && unconfirmed(said.not ? { not: said.not } : { value: said.value })
    fields[fact] = {
      row: { draft: draftOf(found.fact, drafted ?? undefined), known: known[fact], errors: NONE },
      drafted,
    }
  }
  for (const [fact, draft] of Object.entries(left.typed ?? {})) {
    const found = asking.asked.get(`${subject}:${fact}`)
    if (!found) continue
    const wrong = !isUnfilled(draft)
    fields[fact] = {
      // Nobody is in the field: what keeps it from being saved is said beside it from the start.
      row: { draft, known: known[fact], errors: wrong ? checked(found.fact, draft, asking.today).problems : NONE },
      drafted: null,
      typed: true,
      ...(wrong && { wrong: true }),
    }
  }
  const { typed: _, ...waiting } = left
  return { known, fields, waiting: Object.keys(left.answers).length > 0 ? waiting : null }
}

/** An answer as conditions see it before the server has it. */
export const unconfirmed = (answer: object): KnownAnswer =>
  ({ ...answer, source: 'questionnaire', by: null, at: '' }) as KnownAnswer

export function factAt({ asked }: Asking, key: string): Fact {
  const found = asked.get(key)
  if (!found) throw new Error(`${key} is not asked here`)
  return found.fact
}

export const sliceAt = ({ slices }: Pick<AnswersState, 'slices'>, subject: string): Slice => slices[subject] ?? EMPTY

export const untouchedRow = (fact: Fact, known: KnownAnswer | undefined): Row => ({
  draft: draftOf(fact, known),
  known,
  errors: NONE,
})

/** What counts as the answer now: what is typed counts like what is saved. */
export function answerIn({ fields, known }: Slice, fact: string): KnownAnswer | undefined {
  const drafted = fields[fact]?.drafted
  return drafted === undefined ? known[fact] : (drafted ?? undefined)
}

export const structureIn = (asking: Asking, state: Omit<AnswersState, 'structure'>): Structure =>
  structureOf({ ...asking, ...state, answersOf: (subject, fact) => answerIn(sliceAt(state, subject), fact) })

/** How many fields hold something that is not accepted: not everything is saved then, whatever the sender says. */
export const wrongIn = ({ slices }: Pick<AnswersState, 'slices'>): number =>
  Object.values(slices).reduce((sum, { fields }) => sum + Object.values(fields).filter(({ wrong }) => wrong).length, 0)

/** The answer as its author reads it: what was typed on this page, though the server shows it masked. */
export function saidIn({ fields, known }: Slice, fact: string): KnownAnswer | undefined {
  const draft = fields[fact]?.row.draft
  const answer = answerIn({ fields, known, waiting: null }, fact)
  if (!draft || !answer || !isValue(answer)) return answer
  return 'text' in draft && typeof answer.value === 'string' && isMask(answer.value) && !isMask(draft.text)
    ? { ...answer, value: draft.text }
    : answer
}

/** What has to outlive this page of a subject; null when nothing has. */
export function unsentOf({ waiting, fields }: Slice): UnsentAnswers | null {
  const typed = Object.fromEntries(
    Object.entries(fields).flatMap(([fact, field]) => (field.typed ? [[fact, field.row.draft]] : [])),
  )
  if (!waiting && Object.keys(typed).length === 0) return null
  return { version: 0, answers: {}, ...waiting, typed }
}

export const subjectIn = (key: string) => key.slice(0, key.indexOf(':'))
export const factIn = (key: string) => key.slice(key.indexOf(':') + 1)

export const NONE: Readonly<Record<string, string>> = {}
const EMPTY: Slice = { known: {}, fields: {}, waiting: null }

/** What stands in a field, read: as it is sent, as conditions see it, and what is wrong with it. */
export type Checked = { given: GivenAnswer; answer: Answer | undefined; problems: Record<string, string> }

export function checked(fact: Fact, draft: Draft, today: string): Checked {
  const after = { [fact.id]: draft }
  const given = changesIn([fact], {}, after)[fact.id] ?? null
  const problems = problemsIn([fact], {}, after, today)
  if (Object.keys(problems).length > 0) return { given, answer: undefined, problems }
  if (given === null)
    return fact.required
      ? { given, answer: undefined, problems: { [fact.id]: 'Field is required' } }
      : { given, answer: undefined, problems }
  if (given.not !== undefined) return { given, answer: { not: given.not }, problems }
  // Behind a mask is what the server knows; it has been read before.
  if (JSON.stringify(given.value).includes(DOTS)) return { given, answer: { value: given.value }, problems }
  const parsed = parseValue(fact, given.value, today)
  if (!parsed.ok) return { given, answer: undefined, problems: { [fact.id]: parsed.message } }
  return { given, answer: { value: parsed.value }, problems }
}
