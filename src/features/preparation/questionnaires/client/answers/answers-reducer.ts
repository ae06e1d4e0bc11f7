import type { Audience, Fact } from '#engine/fact.ts'
import { type Draft, draftOf, isUnfilled } from '#parties/facts/client/draft.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import type { Given } from '../../disclosure.ts'
import type { Part, SavedAnswers } from '../../records.ts'
import type { SaveState, Stale } from '../unsent/sender.ts'
import { confirmed, keptObjects, withField, withSlice } from './answers-fields.ts'
import {
  type AnswersState,
  type Asking,
  answerIn,
  checked,
  factAt,
  factIn,
  NONE,
  type Slice,
  sliceAt,
  structureIn,
  subjectIn,
  unconfirmed,
} from './answers-state.ts'
import { sameStructure } from './structure.ts'

/** What happens to an open questionnaire: the user's doing first, then what the sender reports. */
export type Event =
  | { kind: 'focused'; key: string }
  | { kind: 'changed'; key: string; draft: Draft }
  | { kind: 'settled'; key: string }
  | { kind: 'decided'; key: string; choice: 'mine' | 'theirs' }
  | { kind: 'partShown'; part: Audience | null }
  | { kind: 'partsSet'; parts: readonly Part[] }
  | { kind: 'left' }
  | { kind: 'quiet' }
  | { kind: 'waits'; subject: string; waiting: Slice['waiting'] }
  | { kind: 'saved'; saved: SavedAnswers; facts: readonly string[] }
  | { kind: 'stale'; stale: Stale }
  | { kind: 'refused'; subject: string; fields: Record<string, string> }
  | { kind: 'saveState'; save: SaveState }

/** What is to be done outside, in this order. */
export type Effect =
  | { do: 'send'; subject: string; fact: string; given: GivenAnswer }
  | { do: 'withdraw'; subject: string; fact: string }
  | { do: 'decide'; subject: string; fact: string; choice: 'mine' | 'theirs' }
  /** Keeps what the subject still has to send, as it is when this is done. */
  | { do: 'keep'; subject: string }
  /** Says `quiet` when the browser has painted, and for what is typed when typing pauses. */
  | { do: 'awaitQuiet'; isTyped: boolean }
  /** The page is about to go. */
  | { do: 'leave' }

export type Step = { state: AnswersState; effects: readonly Effect[] }

/** What follows from an event: how things stand then, and what is to be done. Touches nothing outside. */
export function step(asking: Asking, state: AnswersState, event: Event): Step {
  switch (event.kind) {
    case 'focused':
      // From now on its text is the user's: what others answer meanwhile does not replace it.
      return only({ ...withField(asking, state, event.key, (field) => field), focused: event.key })
    case 'changed':
      return changed(asking, state, event.key, event.draft)
    case 'settled':
      return settled(asking, state, event.key)
    case 'decided':
      return decided(asking, state, event.key, event.choice)
    case 'partShown':
      return only(restructured(asking, { ...state, part: event.part }))
    case 'partsSet':
      return only({ ...state, parts: event.parts })
    case 'left':
      return left(state)
    case 'quiet':
      return only(restructured(asking, state))
    case 'waits': {
      const slice = { ...sliceAt(state, event.subject), waiting: event.waiting }
      return { state: withSlice(state, event.subject, slice), effects: [{ do: 'keep', subject: event.subject }] }
    }
    case 'saved':
      return saved(asking, state, event.saved, event.facts)
    case 'stale':
      return only(stale(asking, state, event.stale))
    case 'refused':
      return {
        state: refused(asking, state, event.subject, event.fields),
        effects: [
          { do: 'keep', subject: event.subject },
          { do: 'awaitQuiet', isTyped: true },
        ],
      }
    case 'saveState':
      return only(
        event.save.kind === state.save.kind && event.save.kind !== 'refused' ? state : { ...state, save: event.save },
      )
  }
}

function changed(asking: Asking, before: AnswersState, key: string, draft: Draft): Step {
  const at = { subject: subjectIn(key), fact: factIn(key) }
  const slice = sliceAt(before, at.subject)
  const { given, answer, problems } = checked(factAt(asking, key), draft, asking.today)
  const fine = Object.keys(problems).length === 0
  const held = fine && given === null && slice.known[at.fact] !== undefined
  const state = withField(asking, before, key, ({ row }) => ({
    row: { ...row, draft, errors: NONE, theirs: undefined },
    drafted: answer ? unconfirmed(answer) : null,
    ...(!fine && { typed: true, wrong: true }),
    ...(isUnfilled(draft) && { typed: true }),
    ...(held && { held: true }),
  }))
  const isNew = isUnfilled(draft) && slice.known[at.fact] === undefined
  const effects: Effect[] =
    fine && !held && !isNew
      ? [{ do: 'send', ...at, given }]
      : [
          { do: 'withdraw', ...at },
          { do: 'keep', subject: at.subject },
        ]
  // Another letter in an answer that decides nothing changes no question.
  const wasAnswered = answerIn(slice, at.fact) !== undefined
  if (asking.deciding.has(key) || wasAnswered !== (answer !== undefined)) effects.push(quietAfter(asking, key))
  return { state, effects }
}

/** The field was left: what is wrong is said now, what was emptied is taken away now. */
function settled(asking: Asking, before: AnswersState, key: string): Step {
  const [subject, fact] = [subjectIn(key), factIn(key)]
  const state = before.focused === key ? { ...before, focused: undefined } : before
  const field = sliceAt(state, subject).fields[fact]
  if (field?.typed) {
    const { problems } = checked(factAt(asking, key), field.row.draft, asking.today)
    return only(withField(asking, state, key, (each) => ({ ...each, row: { ...each.row, errors: problems } })))
  }
  // Taken away only when the server says so, and until then it is not what the server knows.
  if (field?.held)
    return {
      state: withField(asking, state, key, ({ held: _, ...others }) => others),
      effects: [{ do: 'send', subject, fact, given: null }],
    }
  return only(withSlice(state, subject, confirmed(asking, state, subject, [fact])))
}

function decided(asking: Asking, before: AnswersState, key: string, choice: 'mine' | 'theirs'): Step {
  const at = { subject: subjectIn(key), fact: factIn(key) }
  const known = sliceAt(before, at.subject).known[at.fact]
  const state = withField(asking, before, key, ({ row, ...field }) =>
    choice === 'theirs'
      ? { row: { ...row, draft: draftOf(factAt(asking, key), known), theirs: undefined } }
      : { ...field, row: { ...row, theirs: undefined } },
  )
  return { state, effects: [{ do: 'decide', ...at, choice }, quietAfter(asking, key)] }
}

/** Nobody will leave the field any more: what was emptied is taken away. */
function left(before: AnswersState): Step {
  let state = before
  const effects: Effect[] = []
  for (const [subject, slice] of Object.entries(before.slices)) {
    const emptied = Object.entries(slice.fields).filter(([, { held }]) => held)
    if (emptied.length === 0) continue
    const fields = { ...slice.fields }
    for (const [fact, { held: _, ...others }] of emptied) {
      fields[fact] = others
      effects.push({ do: 'send', subject, fact, given: null })
    }
    state = withSlice(state, subject, { ...slice, fields })
  }
  return { state, effects: [...effects, { do: 'leave' }] }
}

function saved(asking: Asking, before: AnswersState, news: SavedAnswers, facts: readonly string[]): Step {
  let state: AnswersState = { ...before, given: news.given as Record<string, Given>, parts: news.parts }
  for (const { subject, known } of news.subjects) {
    const slice = sliceAt(state, subject)
    const after = keptObjects(slice.known, known as Slice['known'])
    const touched = new Set([...Object.keys(slice.known), ...Object.keys(after), ...facts])
    state = withSlice(state, subject, { ...slice, known: after })
    state = withSlice(state, subject, confirmed(asking, state, subject, touched))
  }
  // Not amid typing: what the server says anew of other questions can wait for a pause.
  return { state, effects: [{ do: 'awaitQuiet', isTyped: true }] }
}

function stale(asking: Asking, before: AnswersState, { subject, current, changed: facts }: Stale): AnswersState {
  const slice = sliceAt(before, subject)
  const known = { ...slice.known, ...keptObjects(slice.known, current) }
  for (const fact of facts) if (!(fact in current)) delete known[fact]
  let state = withSlice(before, subject, { ...slice, known })
  for (const fact of facts) {
    const theirs = { answer: current[fact] }
    state = withField(asking, state, `${subject}:${fact}`, (field) => ({
      ...field,
      row: { ...field.row, known: theirs.answer, theirs },
    }))
  }
  return state
}

function refused(asking: Asking, before: AnswersState, subject: string, fields: Record<string, string>): AnswersState {
  let state = before
  for (const [fact, message] of Object.entries(fields))
    state = withField(asking, state, `${subject}:${fact}`, (field) => ({
      ...field,
      ...{ drafted: null, typed: true, wrong: true },
      row: { ...field.row, errors: { [fact]: message } },
    }))
  return state
}

function restructured(asking: Asking, state: AnswersState): AnswersState {
  const structure = structureIn(asking, state)
  return sameStructure(state.structure, structure) ? state : { ...state, structure }
}

const only = (state: AnswersState): Step => ({ state, effects: [] })
const quietAfter = (asking: Asking, key: string): Effect => ({
  do: 'awaitQuiet',
  isTyped: isTypedIn(factAt(asking, key)),
})

/** Letter by letter; what is chosen from a list is there at once. */
const isTypedIn = ({ type }: Fact) => type !== 'choice' && type !== 'yesNo' && type !== 'country'
