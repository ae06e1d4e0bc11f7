import type { KnownAnswer } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { draftOf } from '#parties/facts/client/draft.ts'
import { DOTS, secretColumns } from '#parties/facts/rules.ts'
import {
  type AnswersState,
  type Asking,
  type Field,
  factIn,
  type Row,
  type Slice,
  sliceAt,
  subjectIn,
  untouchedRow,
} from './answers-state.ts'

/** The state with one field changed; copies what is kept about its subject, and nothing of the others. */
export function withField(
  asking: Asking,
  state: AnswersState,
  key: string,
  change: (field: Field) => Field,
): AnswersState {
  const [subject, fact] = [subjectIn(key), factIn(key)]
  const found = asking.asked.get(key)
  if (!found) return state
  const slice = sliceAt(state, subject)
  const field = slice.fields[fact] ?? { row: untouchedRow(found.fact, slice.known[fact]) }
  return withSlice(state, subject, { ...slice, fields: { ...slice.fields, [fact]: change(field) } })
}

export const withSlice = (state: AnswersState, subject: string, slice: Slice): AnswersState => ({
  ...state,
  slices: { ...state.slices, [subject]: slice },
})

/** The server has it: the field shows the stored form, unless somebody is typing in it. */
export function confirmed(asking: Asking, state: AnswersState, subject: string, facts: Iterable<string>): Slice {
  const slice = sliceAt(state, subject)
  const fields = { ...slice.fields }
  for (const fact of facts) {
    const key = `${subject}:${fact}`
    const field = fields[fact]
    const found = asking.asked.get(key)
    const waits = slice.waiting !== null && fact in slice.waiting.answers
    if (!field || !found || waits || field.held) continue
    const { drafted: _, ...others } = field
    const known = slice.known[fact]
    // Whoever typed a secret reads it while they are here; the mask is for everybody else, and for the next visit.
    const stays = known !== undefined && isHidden(found.fact) && (!field.shownFor || same(field.shownFor, known))
    const isOwn = stays && !JSON.stringify(field.row.draft).includes(DOTS)
    const isOpen = key === state.focused || field.typed || isOwn
    const draft = isOpen ? field.row.draft : draftOf(found.fact, known)
    fields[fact] = {
      ...others,
      ...(isOwn && { shownFor: known }),
      row: sameRow(field.row, { ...field.row, known, draft }),
    }
  }
  return { ...slice, fields }
}

/** What did not change stays the same object, so that its field does not draw itself anew. */
export const keptObjects = (before: Slice['known'], after: Slice['known']): Record<string, KnownAnswer> =>
  Object.fromEntries(
    Object.entries(after).map(([fact, answer]) => [
      fact,
      same(before[fact], answer) ? (before[fact] ?? answer) : answer,
    ]),
  )
const sameRow = (before: Row, after: Row): Row =>
  before.known === after.known && same(before.draft, after.draft) ? before : after
const isHidden = (fact: Fact) => fact.secret || (fact.type === 'records' && secretColumns(fact).length > 0)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
