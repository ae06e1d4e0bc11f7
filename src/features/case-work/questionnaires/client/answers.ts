import type { KnownAnswer } from '#engine/answer.ts'
import type { Audience, Fact } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { type Draft, draftOf } from '#parties/facts/client/draft.ts'
import { askedIn, decidingKeys } from '../case-questions.ts'
import type { Given } from '../disclosure.ts'
import { mayAnswer } from '../policy.ts'
import type { Part, Questionnaire, SavedAnswers } from '../records.ts'
import { checked } from './checked.ts'
import { openSender, type SaveState, type Stale } from './sender.ts'
import { castForms, sameStructure, structureOf } from './structure.ts'
import type { Unsent, UnsentAnswers, UnsentAnswersOf } from './unsent-answers.ts'

/** One question's field. */
export type Row = {
  draft: Draft
  known: KnownAnswer | undefined
  errors: Readonly<Record<string, string>>
  /** Somebody else answered meanwhile: their answer, until the user has chosen. */
  theirs?: { answer: KnownAnswer | undefined }
}

export type AnswersOptions = {
  questionnaire: Questionnaire
  /** `leaving`: the page may be gone before the answer comes. */
  send: (
    subject: string,
    answers: UnsentAnswers['answers'],
    version: number,
    options: { leaving: boolean },
  ) => Promise<SavedAnswers>
  unsent: Unsent
  /** What waited from an earlier visit. */
  waiting?: readonly UnsentAnswersOf[]
  /** When the browser has painted, and for what is typed when typing pauses; tests run it at once. */
  afterPaint?: (work: () => void, isTyped: boolean) => void
}

export type Answers = ReturnType<typeof openAnswers>

/** The answers of one questionnaire while it is open: what is typed, what is saved, and what follows from both. */
export function openAnswers({ questionnaire, send, unsent, waiting = [], afterPaint = whenQuiet() }: AnswersOptions) {
  const { id: caseId, today } = questionnaire
  const forms = castForms(questionnaire)
  const subjects = questionnaire.subjects.map(({ key }) => key as SubjectKey)
  const asked = new Map(
    [...askedIn(forms)].filter(([, each]) => subjects.includes(each.subject) && mayAnswer(questionnaire, each)),
  )
  const deciding = decidingKeys(forms)
  const known = structuredClone(questionnaire.known) as Record<string, Record<string, KnownAnswer>>
  const typed = new Map<string, Record<string, Draft>>()
  /** Answers that the server has not confirmed; null: taken away. */
  const drafted = new Map<string, KnownAnswer | null>()
  const rows = new Map<string, Row>()
  /** Removals wait until the field is left: an emptied field is often about to be filled anew. */
  const held = new Set<string>()
  const rowListeners = new Map<string, Set<() => void>>()
  const listeners = new Set<() => void>()
  let given = questionnaire.given as Record<string, Given>
  let parts: readonly Part[] = questionnaire.parts
  let part: Audience | null = null
  let state: SaveState = { kind: 'saved' }
  let focused: string | undefined

  const factOf = (key: string): Fact => {
    const found = asked.get(key)
    if (!found) throw new Error(`${key} is not asked here`)
    return found.fact
  }
  const knownAt = (key: string) => known[subjectIn(key)]?.[factIn(key)]
  const rowOf = (key: string): Row => {
    const found = rows.get(key) ?? { draft: draftOf(factOf(key), knownAt(key)), known: knownAt(key), errors: NONE }
    rows.set(key, found)
    return found
  }
  const setRow = (key: string, change: Partial<Row>) => {
    rows.set(key, { ...rowOf(key), ...change })
    for (const listener of rowListeners.get(key) ?? []) listener()
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keepTyped = (key: string, draft: Draft | null) => {
    const subject = subjectIn(key)
    const { [factIn(key)]: _, ...others } = typed.get(subject) ?? {}
    typed.set(subject, draft ? { ...others, [factIn(key)]: draft } : others)
  }
  const waitingNow = new Map<string, Omit<UnsentAnswers, 'typed'> | null>()
  const keep = (subject: string) => {
    const answers = waitingNow.get(subject)
    const texts = typed.get(subject) ?? {}
    const some = answers || Object.keys(texts).length > 0
    unsent.keep(caseId, subject, some ? { version: 0, answers: {}, ...answers, typed: texts } : null)
  }

  const answersOf = (subject: SubjectKey, fact: string) => {
    const key = `${subject}:${fact}`
    return drafted.has(key) ? (drafted.get(key) ?? undefined) : known[subject]?.[fact]
  }
  const structureNow = () => structureOf({ forms, asked, answersOf, given, part, subjects, today })
  let structure = structureNow()
  const restructure = () => {
    const next = structureNow()
    if (sameStructure(structure, next)) return
    structure = next
    tell()
  }
  const restructureSoon = (key: string) => afterPaint(restructure, isTypedIn(factOf(key)))

  const sender = openSender({
    send,
    keep: (subject, answers) => {
      waitingNow.set(subject, answers)
      keep(subject)
    },
    onSaved: (saved, facts) => {
      for (const subject of saved.subjects) {
        const before = known[subject.subject] ?? {}
        const after = subject.known as Record<string, KnownAnswer>
        // What did not change stays the same object, so that its field does not draw itself anew.
        known[subject.subject] = Object.fromEntries(
          Object.entries(after).map(([fact, answer]) => [
            fact,
            same(before[fact], answer) ? (before[fact] ?? answer) : answer,
          ]),
        )
        for (const fact of new Set([...Object.keys(before), ...Object.keys(subject.known), ...facts]))
          confirm(`${subject.subject}:${fact}`)
      }
      given = saved.given as Record<string, Given>
      parts = saved.parts
      // Not amid typing: what the server says anew of other questions can wait for a pause.
      afterPaint(restructure, true)
      tell()
    },
    onStale: ({ subject, current, changed }: Stale) => {
      known[subject] = { ...known[subject], ...current }
      for (const fact of changed) {
        const key = `${subject}:${fact}`
        if (asked.has(key)) setRow(key, { known: current[fact], theirs: { answer: current[fact] } })
      }
      tell()
    },
    onRefused: (subject, fields) => {
      for (const [fact, message] of Object.entries(fields)) {
        const key = `${subject}:${fact}`
        if (asked.has(key)) setRow(key, { errors: { [fact]: message } })
      }
    },
    onState: (next) => {
      if (next.kind === state.kind && next.kind !== 'refused') return
      state = next
      tell()
    },
  })

  /** The server has it: the field shows the stored form, unless somebody is typing in it. */
  function confirm(key: string): void {
    if (!asked.has(key) || sender.isWaiting(subjectIn(key), factIn(key)) || held.has(key)) return
    drafted.delete(key)
    const now = knownAt(key)
    if (key === focused || typed.get(subjectIn(key))?.[factIn(key)]) {
      if (rows.has(key)) setRow(key, { known: now })
      return
    }
    const draft = draftOf(factOf(key), now)
    const before = rows.get(key)
    if (before && (before.known !== now || !same(before.draft, draft))) setRow(key, { known: now, draft })
  }

  function change(key: string, draft: Draft): void {
    const [subject, fact] = [subjectIn(key), factIn(key)]
    setRow(key, { draft, errors: NONE, theirs: undefined })
    const { given: said, answer, problems } = checked(factOf(key), draft, today)
    const fine = Object.keys(problems).length === 0
    const wasAnswered = answersOf(subject as SubjectKey, fact) !== undefined
    drafted.set(key, answer ? { ...answer, source: 'questionnaire', by: null, at: '' } : null)
    keepTyped(key, fine ? null : draft)
    held.delete(key)
    if (!fine) {
      sender.withdraw(subject, fact)
      keep(subject)
    } else if (said === null && knownAt(key)) {
      held.add(key)
      sender.withdraw(subject, fact)
      keep(subject)
    } else sender.change(subject, fact, said)
    // Another letter in an answer that decides nothing changes no question.
    if (deciding.has(key) || wasAnswered !== (answer !== undefined)) restructureSoon(key)
  }

  /** The field was left: what is wrong is said now, what was emptied is taken away now. */
  function settle(key: string): void {
    if (focused === key) focused = undefined
    if (held.delete(key)) sender.change(subjectIn(key), factIn(key), null)
    const isTyped = typed.get(subjectIn(key))?.[factIn(key)]
    if (isTyped) setRow(key, { errors: checked(factOf(key), rowOf(key).draft, today).problems })
    else confirm(key)
  }

  for (const { key } of questionnaire.subjects) {
    const left = waiting.find((each) => each.caseId === caseId && each.subject === key)?.waiting
    for (const [fact, said] of Object.entries(left?.answers ?? {})) {
      const at = `${key}:${fact}`
      if (!asked.has(at)) continue
      const answer = said && {
        ...(said.not ? { not: said.not } : { value: said.value }),
        source: 'questionnaire',
        by: null,
        at: '',
      }
      drafted.set(at, answer as KnownAnswer | null)
      rows.set(at, {
        draft: draftOf(factOf(at), (answer ?? undefined) as KnownAnswer | undefined),
        known: knownAt(at),
        errors: NONE,
      })
    }
    for (const [fact, draft] of Object.entries(left?.typed ?? {}))
      if (asked.has(`${key}:${fact}`)) {
        keepTyped(`${key}:${fact}`, draft)
        rows.set(`${key}:${fact}`, { draft, known: knownAt(`${key}:${fact}`), errors: NONE })
        drafted.set(`${key}:${fact}`, null)
      }
    sender.begin(key, questionnaire.versions[key] ?? 0, left && Object.keys(left.answers).length > 0 ? left : undefined)
  }
  if (drafted.size > 0) structure = structureNow()

  return {
    row: rowOf,
    subscribeRow(key: string, listener: () => void) {
      const found = rowListeners.get(key) ?? new Set()
      rowListeners.set(key, found.add(listener))
      return () => void found.delete(listener)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    structure: () => structure,
    state: () => state,
    parts: () => parts,
    fact: factOf,
    audiencesOf: (key: string): readonly Audience[] => asked.get(key)?.audiences ?? [],
    setParts(next: readonly Part[]): void {
      parts = next
      tell()
    },
    change,
    settle,
    focus(key: string): void {
      focused = key
    },
    /** The user chose between two answers. */
    decide(key: string, choice: 'mine' | 'theirs'): void {
      if (choice === 'theirs') {
        drafted.delete(key)
        setRow(key, { draft: draftOf(factOf(key), knownAt(key)), theirs: undefined })
      } else setRow(key, { theirs: undefined })
      sender.decide(subjectIn(key), factIn(key), choice)
      restructureSoon(key)
    },
    /** Whose part is looked at; null: everything the viewer may answer. */
    showPart(next: Audience | null): void {
      part = next
      restructure()
    },
    flush: () => sender.flushAll(),
    /** The page is about to go: sends what is there without waiting, and keeps it in case that does not arrive. */
    leave(): void {
      for (const key of held) sender.change(subjectIn(key), factIn(key), null)
      held.clear()
      void sender.flushAll({ leaving: true })
      unsent.leave()
    },
    close: () => sender.close(),
  }
}

const NONE: Readonly<Record<string, string>> = {}
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const subjectIn = (key: string) => key.slice(0, key.indexOf(':'))
const factIn = (key: string) => key.slice(key.indexOf(':') + 1)

/** Letter by letter; what is chosen from a list is there at once. */
const isTypedIn = ({ type }: Fact) => type !== 'choice' && type !== 'yesNo' && type !== 'country'

const TYPING_PAUSES_MS = 200

/**
 * When the browser has painted and has a moment. Which questions follow from a large case takes longer than a frame, so
 * while somebody types it waits for the next pause: the letters come first.
 */
function whenQuiet(): NonNullable<AnswersOptions['afterPaint']> {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (work, isTyped) => {
    clearTimeout(timer)
    timer = setTimeout(() => onNextFrame(work), isTyped ? TYPING_PAUSES_MS : 0)
  }
}

function onNextFrame(work: () => void): void {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 100 })
    else setTimeout(work, 20)
  })
}
