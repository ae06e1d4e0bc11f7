import { Fragment, type ReactNode, useState } from 'react'
import { isValue } from '#engine/answer.ts'
import type { Question } from '#engine/questions.ts'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { Button } from '#ui/Button.tsx'
import { KnownCard } from '#ui/page/KnownCard.tsx'
import type { Section } from '../sections.ts'
import type { Answers } from './answers/answers.ts'
import { useStructure } from './answers/use-answers.ts'
import { useLanguage } from './language.tsx'
import { QuestionRow, type QuestionRowProps } from './QuestionRow.tsx'
import styles from './questionnaire.module.css'

type TopicPageProps = Pick<QuestionRowProps, 'answers' | 'authors' | 'readOnly' | 'tools' | 'who'> & {
  section: Section
  title: string
  /** Whoever leads the case looks at everything at once. */
  showAll: boolean
  /** Questions that came back for correction, or that an address names: shown though they are answered. */
  marked: ReadonlySet<string>
  confirmed: boolean
  onConfirm: (confirmed: boolean) => void
  above?: ReactNode
}

/** One topic; the only one that is mounted. */
export function TopicPage(props: TopicPageProps) {
  const { section, title, showAll, marked, confirmed, onConfirm, above, ...row } = props
  const { say } = useLanguage()
  const isKnownBefore = useKnownBefore(section.questions)
  const [isChanging, setChanging] = useState(false)
  const [withRest, setWithRest] = useState(false)
  const everything = showAll || isChanging
  const isKnown = ({ key }: Question) => isKnownBefore(key) && !marked.has(key)
  const isExtra = ({ key, needed, fact }: Question) => !needed && !fact.required && !marked.has(key)
  const known = section.questions.filter(isKnown)
  const asked = section.questions.filter((each) => everything || (!isKnown(each) && !isExtra(each)))
  const extra = section.questions.filter((each) => !everything && !isKnown(each) && isExtra(each))
  const draw = (question: Question) => (
    <QuestionRow key={question.key} {...row} question={question} marked={marked.has(question.key)} />
  )
  return (
    <>
      <div>
        <h1 className={styles.topicTitle}>{title}</h1>
        <p className={styles.topicSays}>{say.topicSays(asked.length, known.length)}</p>
      </div>
      {above}
      {known.length > 0 && !everything && (
        <KnownAnswers
          answers={row.answers}
          questions={known}
          confirmed={confirmed}
          readOnly={row.readOnly}
          onConfirm={() => onConfirm(true)}
          onChange={() => {
            onConfirm(false)
            setChanging(true)
          }}
        />
      )}
      {asked.length === 0 && known.length === 0 && <p className={styles.dimmed}>{say.nothingMissing}</p>}
      <div className={styles.questions}>{asked.map(draw)}</div>
      {extra.length > 0 && (
        <div>
          <Button variant="link" aria-expanded={withRest} onClick={() => setWithRest(!withRest)}>
            {say.mayApply(extra.length)}
          </Button>
        </div>
      )}
      {withRest && <div className={styles.questions}>{extra.map(draw)}</div>}
    </>
  )
}

/**
 * What was open when the topic came to ask it stays in view while it is answered. An answer can bring up further questions;
 * those that the case knows already are confirmed like the others.
 */
function useKnownBefore(questions: readonly Question[]): (key: string) => boolean {
  const [atFirst, setAtFirst] = useState<ReadonlyMap<string, boolean>>(new Map())
  const further = questions.filter(({ key }) => !atFirst.has(key))
  const now = further.length === 0 ? atFirst : new Map([...atFirst, ...further.map(answeredAt)])
  if (now !== atFirst) setAtFirst(now)
  return (key) => now.get(key) ?? false
}
const answeredAt = ({ key, answered }: Question): [string, boolean] => [key, answered]

type KnownAnswersProps = {
  answers: Answers
  questions: readonly Question[]
  confirmed: boolean
  readOnly: boolean
  onConfirm: () => void
  onChange: () => void
}

const MOST_SAID = 8

/** What a topic would ask and the case knows already, in a sentence to be confirmed. */
function KnownAnswers({ answers, questions, ...card }: KnownAnswersProps) {
  const { say, fact } = useLanguage()
  const words = useFactWords()
  useStructure(answers)
  const said = questions
    .map(({ key, fact: asked }) => ({ key, asked: fact(asked), known: answers.row(key).known }))
    .filter(({ known }) => known && isValue(known))
  return (
    <KnownCard
      {...card}
      title={say.known}
      words={{ confirm: say.stillRight, confirmed: say.confirmed, change: say.change }}
    >
      {said.slice(0, MOST_SAID).map(({ key, asked, known }, place) => (
        <Fragment key={key}>
          {place > 0 && ' · '}
          {asked.label.replace(/\?$/, '')}: <strong>{answerInWords(asked, known, words)}</strong>
        </Fragment>
      ))}
      {said.length > MOST_SAID && ` · ${say.andMore(said.length - MOST_SAID)}`}
      {said.length === 0 && say.knownNothing}
    </KnownCard>
  )
}
