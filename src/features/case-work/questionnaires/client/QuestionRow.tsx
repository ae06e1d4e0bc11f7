import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { type Fact, isScalar } from '#engine/fact.ts'
import type { Question } from '#engine/questions.ts'
import type { Draft } from '#parties/facts/client/draft.ts'
import { FactRow } from '#parties/facts/client/FactRow.tsx'
import type { Answers } from './answers.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'
import { useRow } from './use-answers.ts'

export type QuestionRowProps = {
  answers: Answers
  question: Question
  authors: Record<string, string>
  readOnly: boolean
  marked: boolean
  /** What else can be done with a question; nothing for somebody who came by a link. */
  tools?: QuestionTools
}

export type QuestionTools = {
  onReveal?: (question: Question, fact: Fact) => void
  onHistory: (question: Question) => void
  /** Remarks, places on forms, warnings: below the field. */
  below: (question: Question) => ReactNode
}

/** One question. A key press draws this row anew and no other. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { answers, question, authors, readOnly, marked, tools } = props
  const { key } = question
  const row = useRow(answers, key)
  const { say, fact: inLanguage, language } = useLanguage()
  const own = language === 'en' ? withFormsWords(question) : inLanguage(question.fact)
  const fact = question.needed || own.required ? own : optional(own, say.optional)
  const onChange = useCallback((draft: Draft) => answers.change(key, draft), [answers, key])
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(row.errors).map(([name, text]) => [name, say.problem(text)])),
    [row.errors, say],
  )
  const { onReveal } = tools ?? {}
  return (
    // A form of its own: browsers read all fields of the form, or of the page, anew with every letter typed into it.
    <form
      className={styles.question}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      data-question={key}
      data-marked={marked || undefined}
      data-wide={!isScalar(fact) || undefined}
      onFocus={() => answers.focus(key)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) answers.settle(key)
      }}
    >
      <FactRow
        fact={fact}
        draft={row.draft}
        known={row.known}
        authors={authors}
        errors={errors}
        readOnly={readOnly}
        onChange={onChange}
        onReveal={onReveal && question.subject.startsWith('person/') ? () => onReveal(question, fact) : undefined}
        onHistory={tools ? () => tools.onHistory(question) : undefined}
      />
      {row.theirs && <ConflictChoice fact={fact} row={row} onChoose={(choice) => answers.decide(key, choice)} />}
      {tools?.below(question)}
    </form>
  )
})

/** In the words of the form that asks first, where the fact alone would be unclear. */
const withFormsWords = ({ fact, help }: Question): Fact => (help && !fact.help ? { ...fact, help } : fact)

const optional = (fact: Fact, word: string): Fact => ({ ...fact, label: `${fact.label} (${word})` })
