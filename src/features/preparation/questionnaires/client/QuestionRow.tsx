import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { type Fact, isScalar } from '#engine/fact.ts'
import type { Question } from '#engine/questions.ts'
import { halfWide } from '#facts/question-words.ts'
import { changesIn, type Draft, isOpenList } from '#parties/facts/client/draft.ts'
import { FactRow } from '#parties/facts/client/FactRow.tsx'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { isPossible } from '#parties/facts/rules.ts'
import { Button } from '#ui/Button.tsx'
import type { Answers } from './answers/answers.ts'
import type { Row } from './answers/answers-state.ts'
import { leftOpenInWords } from './answers/left-open.ts'
import { useRow } from './answers/use-answers.ts'
import { GlossaryTerms } from './HelpPanel.tsx'
import { useLanguage } from './language.tsx'
import { useQuestionWords } from './question-words.ts'
import styles from './questionnaire.module.css'

export type QuestionRowProps = {
  answers: Answers
  question: Question
  /** The first name of whom the case is about. */
  who: string
  authors: Record<string, string>
  readOnly: boolean
  marked: boolean
  /** What else can be done with a question; nothing for somebody who came by a link. */
  tools?: QuestionTools
}

export type QuestionTools = {
  onReveal?: (question: Question, fact: Fact) => void
  onHistory: (question: Question) => void
  /** Places on forms, remarks, uses: behind the "i". */
  info: (question: Question, close: () => void) => ReactNode
  /** Warnings, and that the attorney was asked: below the field. */
  below: (question: Question) => ReactNode
}

/** One question. A key press draws this row anew and no other. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { answers, question, who, authors, readOnly, marked, tools } = props
  const { key } = question
  const row = useRow(answers, key)
  const { say } = useLanguage()
  const { addressColumns } = useFactWords()
  const words = useQuestionWords()
  const own = words(question, who)
  const asked = useMemo(() => {
    const { help: _, ...fact } = question.needed || own.required ? own : optional(own, say.optional)
    return fact as Fact
  }, [own, question.needed, say.optional])
  const onChange = useCallback((draft: Draft) => answers.change(key, draft), [answers, key])
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(row.errors).map(([name, text]) => [name, say.problem(text)])),
    [row.errors, say],
  )
  const { onReveal } = tools ?? {}
  const leftOpen = leftOpenInWords(question.leftOpen, own, say, addressColumns)
  return (
    // A form of its own: browsers read all fields of the form, or of the page, anew with every letter typed into it.
    <form
      className={styles.question}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      data-question={key}
      data-marked={marked || undefined}
      data-wide={!isScalar(asked) || undefined}
      data-half={halfWide.has(asked.id) || undefined}
      onFocus={() => answers.focus(key)}
      onBlur={(event) => {
        if (isLeft(event.currentTarget, event.relatedTarget, isScalar(asked))) answers.settle(key)
      }}
    >
      <FactRow
        fact={asked}
        draft={row.draft}
        known={row.known}
        authors={authors}
        errors={errors}
        readOnly={readOnly}
        titleLevel={2}
        onChange={onChange}
        onReveal={onReveal && question.subject.startsWith('person/') ? () => onReveal(question, asked) : undefined}
        onHistory={tools ? () => tools.onHistory(question) : undefined}
        info={tools && ((close) => tools.info(question, close))}
      />
      <Below fact={own} draft={row.draft} readOnly={readOnly} onChange={onChange} />
      {question.fact.type === 'records' && (
        <p className={styles.leftOpen} role="status">
          {leftOpen}
        </p>
      )}
      {row.theirs && <ConflictChoice fact={asked} row={row} onChoose={(choice) => answers.decide(key, choice)} />}
      {tools?.below(question)}
    </form>
  )
})

type BelowProps = { fact: Fact; draft: Draft; readOnly: boolean; onChange: (draft: Draft) => void }

/** The help, behind one press; and "None", which many questions may be answered with. */
const Below = memo(function Below({ fact, draft, readOnly, onChange }: BelowProps) {
  const { say } = useLanguage()
  const { not } = useFactWords()
  const [open, setOpen] = useState(false)
  const offersNone = !readOnly && isOpenList(draft) && fact.type !== 'yesNo' && isPossible(fact, 'none')
  if (!fact.help && !offersNone) return null
  return (
    <div className={styles.belowField}>
      {fact.help && (
        <button type="button" className={styles.textButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          {say.whatIsThis}
          <span className="visually-hidden">: {fact.label}</span>
        </button>
      )}
      {offersNone && (
        <Button variant="link" size="small" onClick={() => onChange({ not: 'none' })}>
          {not.none}
          <span className="visually-hidden">: {fact.label}</span>
        </Button>
      )}
      {open && fact.help && (
        <div className={styles.helpText}>
          {fact.help} <GlossaryTerms text={`${fact.label} ${fact.help}`} />
        </div>
      )}
    </div>
  )
})

/** Of a single field also for the row's own buttons: what is not accepted says so before help is asked for. */
const isLeft = (row: HTMLElement, to: Element | null, isSingle: boolean) =>
  !row.contains(to) || (isSingle && to?.closest('button[aria-expanded]') != null)

const optional = (fact: Fact, word: string): Fact => ({ ...fact, label: `${fact.label} (${word})` })

type ConflictChoiceProps = { fact: Fact; row: Row; onChoose: (choice: 'mine' | 'theirs') => void }

/** Two people answered the same question: both answers, and nothing is overwritten before somebody chooses. */
function ConflictChoice({ fact, row, onChoose }: ConflictChoiceProps) {
  const { say } = useLanguage()
  const words = useFactWords()
  const mine = changesIn([fact], {}, { [fact.id]: row.draft })[fact.id]
  return (
    <div className={styles.conflict} role="alert">
      <p>{say.conflict}</p>
      <dl>
        <dt>{say.mine}</dt>
        <dd>{mine ? answerInWords(fact, mine, words) : say.noAnswer}</dd>
        <dt>{say.theirs}</dt>
        <dd>{row.theirs?.answer ? answerInWords(fact, row.theirs.answer, words) : say.noAnswer}</dd>
      </dl>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {say.takeTheirs}
        </Button>
        <Button size="small" variant="primary" onClick={() => onChoose('mine')}>
          {say.saveMine}
        </Button>
      </div>
    </div>
  )
}
