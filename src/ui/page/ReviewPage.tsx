import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './ReviewPage.module.css'

export type ReviewRow = { key: string; label: string; value: ReactNode }
export type ReviewTopic = { key: string; title: string; rows: readonly ReviewRow[]; onEdit?: () => void }
export type ReviewMissing = { key: string; label: string; onAnswer?: () => void }

export type ReviewPageProps = {
  title: string
  /** "20 of 21 answered." */
  standing: string
  /** What is not there yet: first, and not in the way. */
  missing?: { title: string; text: string; questions: readonly ReviewMissing[] }
  topics: readonly ReviewTopic[]
  words: { edit: string }
}

/** Everything that was answered, topic by topic, before it is sent. */
export function ReviewPage({ title, standing, missing, topics, words }: ReviewPageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.standing}>{standing}</p>
      </div>
      {missing && (
        <section className={styles.missing} aria-label={missing.title}>
          <h2>{missing.title}</h2>
          {missing.text && <p>{missing.text}</p>}
          <ul>
            {missing.questions.map(({ key, label, onAnswer }) => (
              <li key={key}>
                {onAnswer ? (
                  <Button variant="link" onClick={onAnswer}>
                    {label}
                  </Button>
                ) : (
                  label
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {topics.map(({ key, title: topic, rows, onEdit }) => (
        <section key={key} className={styles.card} aria-label={topic}>
          <div className={styles.head}>
            <h2>{topic}</h2>
            {onEdit && (
              <Button variant="link" onClick={onEdit}>
                {words.edit}
                <span className="visually-hidden">: {topic}</span>
              </Button>
            )}
          </div>
          <dl className={styles.rows}>
            {rows.map((row) => (
              <div key={row.key} className={styles.row}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
