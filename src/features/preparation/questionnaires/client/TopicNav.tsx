import { IconCheck } from '#ui/icons.ts'
import type { Section } from '../sections.ts'
import { useLanguage } from './language.tsx'
import styles from './topics.module.css'
import { REVIEW } from './way.ts'

type TopicNavProps = {
  sections: readonly Section[]
  current: string
  titleOf: (section: Section) => string
  onGo: (id: string) => void
}

/** The topics with what is left of each; beside the questions, and on a phone behind the review. */
export function TopicNav({ sections, current, titleOf, onGo }: TopicNavProps) {
  const { say } = useLanguage()
  return (
    <nav className={styles.nav} aria-label={say.sections}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <Entry
              title={titleOf(section)}
              left={say.topicLeft(section.progress.answered, section.progress.total)}
              isDone={section.progress.answered === section.progress.total}
              isCurrent={section.id === current}
              onGo={() => onGo(section.id)}
            />
          </li>
        ))}
        <li className={styles.last}>
          <Entry
            title={say.review}
            left={say.comesLast}
            isDone={false}
            isCurrent={current === REVIEW}
            onGo={() => onGo(REVIEW)}
          />
        </li>
      </ul>
    </nav>
  )
}

type EntryProps = { title: string; left: string; isDone: boolean; isCurrent: boolean; onGo: () => void }

function Entry({ title, left, isDone, isCurrent, onGo }: EntryProps) {
  return (
    <button type="button" className={styles.entry} aria-current={isCurrent ? 'step' : undefined} onClick={onGo}>
      <span className={styles.dot} data-done={isDone || undefined} aria-hidden>
        {isDone && !isCurrent && <IconCheck size={14} />}
      </span>
      <span className={styles.entryText}>
        <span className={styles.entryTitle}>{title}</span>
        <span className={styles.entryLeft}>{left}</span>
      </span>
    </button>
  )
}
