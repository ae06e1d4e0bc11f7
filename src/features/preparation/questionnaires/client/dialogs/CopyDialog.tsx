import { useState } from 'react'
import type { KnownAnswer } from '#engine/answer.ts'
import { draftOf } from '#parties/facts/client/draft.ts'
import { useFactWords } from '#parties/facts/client/fact-words.ts'
import { answerInWords } from '#parties/facts/client/words.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Section } from '../../sections.ts'
import type { Answers } from '../answers/answers.ts'
import { useLanguage } from '../language.tsx'
import styles from '../questionnaire.module.css'

type CopyDialogProps = {
  opened: boolean
  subject: Section | undefined
  close: () => void
  caseId: number
  answers: Answers
}

/** Answers of a family member or of an earlier case, seen before they are taken over. */
export function CopyDialog({ opened, subject: section, close, caseId, answers }: CopyDialogProps) {
  const { say } = useLanguage()
  const [chosen, setChosen] = useState<ReadonlyMap<string, KnownAnswer>>(new Map())
  const copy = () => {
    for (const [key, answer] of chosen) answers.change(key, draftOf(answers.fact(key), answer))
    for (const key of chosen.keys()) answers.settle(key)
    close()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={say.copyTitle}
      actions={
        <>
          <Button onClick={close}>{say.cancel}</Button>
          <Button variant="primary" disabled={chosen.size === 0} onClick={copy}>
            {say.copyDo}
          </Button>
        </>
      }
    >
      {opened && section && <Sources {...{ section, caseId, answers, chosen }} onChoose={setChosen} />}
    </Dialog>
  )
}

type SourcesProps = Pick<CopyDialogProps, 'caseId' | 'answers'> & {
  section: Section
  chosen: ReadonlyMap<string, KnownAnswer>
  onChoose: (chosen: ReadonlyMap<string, KnownAnswer>) => void
}

function Sources({ section, caseId, answers, chosen, onChoose }: SourcesProps) {
  const { say, fact: inLanguage } = useLanguage()
  const words = useFactWords()
  const { items, error } = useOperation(questionnairesApi.copies, { caseId, subject: section.subject })
  if (error) return <ErrorState message={error.message} />
  if (!items) return <Loading lines={3} />
  const here = new Set(section.questions.map(({ key }) => key))
  const sources = items.items
    .map(({ from, answers: known }) => ({
      from,
      facts: Object.entries(known as Record<string, KnownAnswer>).filter(([id]) =>
        here.has(`${section.subject}:${id}`),
      ),
    }))
    .filter(({ facts }) => facts.length > 0)
  if (sources.length === 0) return <p>{say.copyNothing}</p>
  return (
    <>
      <p>{say.copyText}</p>
      {sources.map(({ from, facts }) => (
        <fieldset key={from} className={styles.choices}>
          <legend>{say.copyFrom(from)}</legend>
          {facts.map(([id, answer]) => {
            const key = `${section.subject}:${id}`
            const fact = inLanguage(answers.fact(key))
            return (
              <CheckField
                key={id}
                label={`${fact.label}: ${answerInWords(fact, answer, words)}`}
                checked={chosen.get(key) === answer}
                onChange={(wanted) => {
                  const next = new Map(chosen)
                  if (wanted) next.set(key, answer)
                  else next.delete(key)
                  onChoose(next)
                }}
              />
            )
          })}
        </fieldset>
      ))}
    </>
  )
}
