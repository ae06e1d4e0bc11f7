import { useState } from 'react'
import type { Fact } from '#engine/fact.ts'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { secretColumns } from '#parties/facts/rules.ts'
import { Button } from '#ui/Button.tsx'
import { ReviewPage } from '#ui/page/ReviewPage.tsx'
import { isMissing, type Section } from '../sections.ts'
import type { Answers } from './answers/answers.ts'
import { leftOpenInWords } from './answers/left-open.ts'
import { useLanguage } from './language.tsx'
import type { QuestionTools } from './QuestionRow.tsx'
import { useQuestionWords } from './question-words.ts'

type ReviewStepProps = {
  answers: Answers
  sections: readonly Section[]
  progress: { answered: number; total: number }
  titleOf: (section: Section) => string
  who: string
  readOnly: boolean
  /** Shows a number in full, to whoever may read it. */
  onReveal?: QuestionTools['onReveal']
  onGo: (section: string, question?: string) => void
}

const MOST_NAMED = 5

/** Everything that was answered, with a way back to each topic; what is missing stands first. */
export function ReviewStep({ answers, sections, progress, titleOf, who, readOnly, onReveal, onGo }: ReviewStepProps) {
  const { say, fact } = useLanguage()
  const asked = useQuestionWords()
  const words = useFactWords()
  const [all, setAll] = useState(false)
  const missing = sections.flatMap((section) =>
    section.questions.filter(isMissing).map((question) => ({ section, question })),
  )
  const named = (all ? missing : missing.slice(0, MOST_NAMED)).map(({ section, question }) => ({
    key: question.key,
    label: [
      asked(question, who).label,
      leftOpenInWords(question.leftOpen, fact(question.fact), say, words.addressColumns),
    ]
      .filter(Boolean)
      .join(' '),
    onAnswer: readOnly ? undefined : () => onGo(section.id, question.key),
  }))
  const rest = missing.length - named.length
  const topics = sections
    .map((section) => ({
      key: section.id,
      title: titleOf(section),
      onEdit: readOnly ? undefined : () => onGo(section.id),
      rows: section.questions
        .filter((question) => question.answered)
        .map((question) => ({
          key: question.key,
          // A yes answers a question, not a label.
          label: question.fact.type === 'yesNo' ? asked(question, who).label : fact(question.fact).label,
          value: (
            <>
              {answerInWords(fact(question.fact), answers.said(question.key), words)}
              {onReveal && isSecret(question.fact) && (
                <>
                  {' '}
                  <Button variant="link" onClick={() => onReveal(question, question.fact)}>
                    {words.showInFull}
                  </Button>
                </>
              )}
            </>
          ),
        })),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <ReviewPage
      title={say.checkAnswers}
      standing={say.answeredOf(progress.answered, progress.total)}
      missing={
        missing.length === 0
          ? undefined
          : {
              title: say.areMissing(missing.length),
              text: readOnly ? '' : say.finishLater(missing.length),
              questions:
                rest > 0 ? [...named, { key: 'rest', label: say.andMore(rest), onAnswer: () => setAll(true) }] : named,
            }
      }
      topics={topics}
      words={{ edit: say.edit }}
    />
  )
}

const isSecret = (fact: Fact): boolean =>
  fact.secret === true || (fact.type === 'records' && secretColumns(fact).length > 0)
