import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { IconCheck } from '#ui/icons.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { useSay } from '#ui/say.ts'
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
      {questionnaire.left.length > 0 && <LeftItems items={questionnaire.left} />}
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

/** What the reader still owes in this case, as their home says it. */
function LeftItems({ items }: { items: Questionnaire['left'] }) {
  const { say } = useLanguage()
  const words = useSay()
  return (
    <section className={styles.left} aria-label={say.leftForYou}>
      <h2>{say.leftForYou}</h2>
      <OpenItems label={say.leftForYou} large>
        {items.map((item) => {
          const { what, about } = itemWords(item)
          const [title, verb] = [words(what), words(item.verb)]
          return (
            <OpenItemRow
              key={item.id}
              kind={isSentBack(item) ? 'sentBack' : item.kind}
              what={title}
              about={[words(about), item.dueOn && `${say.dueBy} ${showDate(item.dueOn)}`].filter(Boolean).join(' · ')}
              action={{ verb, to: item.link, label: `${verb}: ${title}`, variant: 'tone' }}
            />
          )
        })}
      </OpenItems>
    </section>
  )
}
