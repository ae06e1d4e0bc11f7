import type { Audience, Fact } from '#engine/fact.ts'
import type { Draft } from '#parties/facts/client/draft.ts'
import type { Part, Questionnaire, SavedAnswers } from '../../records.ts'
import { openSender, type SaveState } from '../unsent/sender.ts'
import type { Unsent, UnsentAnswers, UnsentAnswersOf } from '../unsent/unsent-answers.ts'
import { type Effect, type Event, step } from './answers-reducer.ts'
import {
  type AnswersState,
  askingOf,
  factAt,
  factIn,
  type Row,
  saidIn,
  sliceAt,
  stateAtStart,
  subjectIn,
  unsentOf,
  untouchedRow,
  wrongIn,
} from './answers-state.ts'

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
  /** Tests run it at once. */
  afterPaint?: AfterPaint
}

export type Answers = ReturnType<typeof openAnswers>

/**
 * The answers of one questionnaire while it is open: what is typed, what is saved, and what follows from both. What
 * follows is decided in answers-reducer.ts; here it is done, and told to whom it concerns.
 */
export function openAnswers({ questionnaire, send, unsent, waiting = [], afterPaint = whenQuiet() }: AnswersOptions) {
  const asking = askingOf(questionnaire)
  const listeners = openListeners()
  const untouched = new Map<string, Row>()
  let state = stateAtStart(asking, questionnaire, waiting)
  let begun = waiting.length > 0

  const sender = openSender({
    send,
    keep: (subject, waiting) => happen({ kind: 'waits', subject, waiting }),
    onSaved: (saved, facts) => happen({ kind: 'saved', saved, facts }),
    onStale: (stale) => happen({ kind: 'stale', stale }),
    onRefused: (subject, fields) => happen({ kind: 'refused', subject, fields }),
    onState: (save) => happen({ kind: 'saveState', save }),
  })
  function happen(event: Event): void {
    const before = state
    begun ||= event.kind === 'changed'
    const { state: after, effects } = step(asking, before, event)
    state = after
    listeners.tell(before, after)
    for (const effect of effects) run(effect)
  }
  function run(effect: Effect): void {
    if (effect.do === 'send') sender.change(effect.subject, effect.fact, effect.given)
    else if (effect.do === 'withdraw') sender.withdraw(effect.subject, effect.fact)
    else if (effect.do === 'decide') sender.decide(effect.subject, effect.fact, effect.choice)
    else if (effect.do === 'keep')
      unsent.keep(questionnaire.id, effect.subject, unsentOf(sliceAt(state, effect.subject)))
    else if (effect.do === 'awaitQuiet') afterPaint(() => happen({ kind: 'quiet' }), effect.isTyped)
    else {
      void sender.flushAll({ leaving: true })
      unsent.leave()
    }
  }
  for (const subject of asking.subjects)
    sender.begin(subject, questionnaire.versions[subject] ?? 0, sliceAt(state, subject).waiting ?? undefined)

  return {
    row(key: string): Row {
      const { fields, known } = sliceAt(state, subjectIn(key))
      const [field, now] = [fields[factIn(key)], known[factIn(key)]]
      if (field) return field.row
      const found = untouched.get(key)
      // The same object until something changes: a field is drawn anew only then.
      const row = found && found.known === now ? found : untouchedRow(factAt(asking, key), now)
      untouched.set(key, row)
      return row
    },
    subscribeRow: listeners.addToRow,
    subscribe: listeners.add,
    structure: () => state.structure,
    state: () => saveStateOf(state),
    parts: () => state.parts,
    /** Whether there was anything to save at all. */
    isBegun: () => begun,
    /** What counts as the answer now, as it was typed where the server hides it. */
    said: (key: string) => saidIn(sliceAt(state, subjectIn(key)), factIn(key)),
    isAsked: (key: string): boolean => asking.asked.has(key),
    fact: (key: string): Fact => factAt(asking, key),
    audiencesOf: (key: string): readonly Audience[] => asking.asked.get(key)?.audiences ?? [],
    setParts: (parts: readonly Part[]) => happen({ kind: 'partsSet', parts }),
    change: (key: string, draft: Draft) => happen({ kind: 'changed', key, draft }),
    settle: (key: string) => happen({ kind: 'settled', key }),
    focus: (key: string) => happen({ kind: 'focused', key }),
    /** The user chose between two answers. */
    decide: (key: string, choice: 'mine' | 'theirs') => happen({ kind: 'decided', key, choice }),
    /** Whose part is looked at; null: everything the viewer may answer. */
    showPart: (part: Audience | null) => happen({ kind: 'partShown', part }),
    flush: () => sender.flushAll(),
    /** The page is about to go: sends what is there without waiting, and keeps it in case that does not arrive. */
    leave: () => happen({ kind: 'left' }),
    close: () => sender.close(),
  }
}

const saveStateOf = (state: AnswersState): SaveState => {
  const wrong = state.save.kind === 'saved' ? wrongIn(state) : 0
  return wrong > 0 ? notAccepted(wrong) : state.save
}

const made: SaveState[] = []
/** The same object for the same number: the note is drawn anew only when it says something else. */
function notAccepted(count: number): SaveState {
  const found = made[count] ?? { kind: 'notAccepted', count }
  made[count] = found
  return found
}

/** A field hears of itself only, and everybody else of the questions, the parts and how saving goes. */
function openListeners() {
  const all = new Set<() => void>()
  const ofRows = new Map<string, Map<string, Set<() => void>>>()
  return {
    add(listener: () => void) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    addToRow(key: string, listener: () => void) {
      const ofSubject = ofRows.get(subjectIn(key)) ?? new Map<string, Set<() => void>>()
      const found = ofSubject.get(factIn(key)) ?? new Set()
      ofRows.set(subjectIn(key), ofSubject.set(factIn(key), found.add(listener)))
      return () => void found.delete(listener)
    },
    tell(before: AnswersState, after: AnswersState): void {
      for (const [subject, ofSubject] of ofRows) {
        const [was, is] = [sliceAt(before, subject), sliceAt(after, subject)]
        if (was === is) continue
        for (const [fact, listeners] of ofSubject)
          if (was.fields[fact]?.row !== is.fields[fact]?.row || was.known[fact] !== is.known[fact])
            for (const listener of listeners) listener()
      }
      if (
        before.structure === after.structure &&
        before.parts === after.parts &&
        saveStateOf(before) === saveStateOf(after)
      )
        return
      for (const listener of all) listener()
    },
  }
}

/** When the browser has painted, and for what is typed when typing pauses. */
type AfterPaint = (work: () => void, isTyped: boolean) => void

const TYPING_PAUSES_MS = 200

/**
 * When the browser has painted and has a moment. Which questions follow from a large case takes longer than a frame, so
 * while somebody types it waits for the next pause: the letters come first.
 */
function whenQuiet(): AfterPaint {
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
