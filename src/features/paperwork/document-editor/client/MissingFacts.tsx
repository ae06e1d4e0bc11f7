import { lazy, Suspense, useState } from 'react'
import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import styles from './editor.module.css'
import type { MissingFact } from './letter-facts.ts'
import { filledIn, hasPlaceholder } from './placeholders.ts'
import type { Letter } from './use-letter.ts'

/** Fields of every kind of fact: loaded when somebody answers one. */
const AnswerHere = lazy(async () => ({ default: (await import('./AnswerHere.tsx')).AnswerHere }))

type Props = {
  caseId: number
  missing: readonly MissingFact[]
  letter: Letter
  editable: boolean
  /** Reads the facts anew, and answers with them. */
  onAnswered: () => Promise<readonly MissingFact[]>
}

/** What a letter was made without: answered here, or lying with others; and known meanwhile, to be put in. */
export function MissingFacts({ caseId, missing, letter, editable, onAnswered }: Props) {
  const [opened, setOpened] = useState<string>()
  const known = missing.filter(({ now }) => now !== null)
  const unknown = missing.filter(({ now }) => now === null)
  const putIn = ({ label, now }: MissingFact) => letter.dispatch(filledIn(letter.state, label, now ?? ''))
  /** Who answers here means the letter too. What waits for several answers asks for the next. */
  const answered = async ({ name, answer }: Pick<MissingFact, 'name' | 'answer'>) => {
    const found = (await onAnswered()).find((each) => each.name === name)
    if (found?.now !== null || found.answer?.fact === answer?.fact) setOpened(undefined)
    if (editable && found?.now) putIn(found)
  }
  return (
    <>
      {unknown.length > 0 && (
        <>
          <h3 className={styles.heading}>
            Missing <span>{unknown.length}</span>
          </h3>
          <ul className={styles.notes} aria-label="Missing">
            {unknown.map(({ name, label, where, link, answer, asked }) => (
              <li key={name}>
                <p>
                  <strong>{label}</strong>
                </p>
                {asked && (
                  <p className={styles.who}>
                    Asked {asked.of} on {showMoment(asked.at)}
                  </p>
                )}
                {opened === name && answer ? (
                  <Suspense>
                    <AnswerHere
                      key={answer.fact}
                      caseId={caseId}
                      question={answer}
                      onSaved={() => void answered({ name, answer })}
                      onCancel={() => setOpened(undefined)}
                    />
                  </Suspense>
                ) : answer ? (
                  <Button size="small" variant="link" onClick={() => setOpened(name)}>
                    Answer it here
                  </Button>
                ) : link ? (
                  <Link to={link}>{where === 'Questions' ? 'Answer it' : where}</Link>
                ) : (
                  <p>{where}</p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {known.length > 0 && (
        <>
          <h3 className={styles.heading}>
            Known since <span>{known.length}</span>
          </h3>
          <ul className={styles.notes} aria-label="Known since">
            {known.map((each) => (
              <li key={each.name}>
                <p>
                  <strong>{each.label}</strong>
                </p>
                <p>{each.now}</p>
                {editable && hasPlaceholder(letter.state.doc, each.label) && (
                  <Button size="small" variant="link" onClick={() => putIn(each)}>
                    Put it in the letter
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
