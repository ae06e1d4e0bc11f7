import { Fragment } from 'react'
import { isValue } from '#engine/answer.ts'
import type { Question } from '#engine/questions.ts'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { KnownCard } from '#ui/page/KnownCard.tsx'
import type { Answers } from './answers.ts'
import { useLanguage } from './language.tsx'
import { useStructure } from './use-answers.ts'

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
export function KnownAnswers({ answers, questions, ...card }: KnownAnswersProps) {
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
