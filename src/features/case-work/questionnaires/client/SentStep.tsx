import { showDate } from '#formats/dates.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconCheck } from '#ui/icons.ts'
import type { Part, Questionnaire } from '../records.ts'
import { useLanguage } from './language.tsx'
import styles from './sent.module.css'

type SentStepProps = {
  questionnaire: Questionnaire
  part: Part
  who: string
  onReview: () => void
  onReopen?: () => void
}

/** The part is with the law firm: to whom it went, what is still left, and how to get it back. */
export function SentStep({ questionnaire, part, who, onReview, onReopen }: SentStepProps) {
  const { say } = useLanguage()
  const { attorney } = questionnaire.about
  return (
    <div className={styles.sent}>
      <span className={styles.mark} aria-hidden>
        <IconCheck size={24} />
      </span>
      <h1 className={styles.title}>{say.sentTo(attorney)}</h1>
      <p className={styles.text}>{say.sentText(who, part.answered)}</p>
      {questionnaire.left.length > 0 && (
        <section className={styles.left} aria-label={say.leftForYou}>
          <h2>{say.leftForYou}</h2>
          <ul>
            {questionnaire.left.map(({ id, title, verb, link, dueOn }) => (
              <li key={id}>
                <span className={styles.what}>
                  <span>{title}</span>
                  {dueOn && (
                    <span className={styles.due}>
                      {say.dueBy} <time dateTime={dueOn}>{showDate(dueOn)}</time>
                    </span>
                  )}
                </span>
                <LinkButton to={link} label={`${verb}: ${title}`}>
                  {verb}
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.again}>
        <span>{part.reopenAskedAt ? say.reopenAsked(attorney) : say.needToChange}</span>
        {onReopen && !part.reopenAskedAt && (
          <Button variant="link" onClick={onReopen}>
            {say.askToReopen}
          </Button>
        )}
      </div>
      <Button variant="link" onClick={onReview}>
        {say.seeAnswers}
      </Button>
    </div>
  )
}
