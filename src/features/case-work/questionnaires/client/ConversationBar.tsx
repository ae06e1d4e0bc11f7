import { IconChevronLeft } from '#ui/icons.ts'
import { type MoreAction, MoreMenu } from '#ui/MoreMenu.tsx'
import { Link } from '#ui/navigation.tsx'
import { MinutesLeft } from '#ui/page/MinutesLeft.tsx'
import type { Questionnaire } from '../records.ts'
import type { Section } from '../sections.ts'
import type { Answers } from './answers.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'
import { SaveNote } from './SaveNote.tsx'
import { minutesLeft } from './way.ts'

type ConversationBarProps = {
  questionnaire: Questionnaire
  answers: Answers
  sections: readonly Section[]
  /** The topic that is shown; none while everything is. */
  place: number | undefined
  more: readonly MoreAction[]
  onLanguage: (language: 'en' | 'es') => void
}

/** The way back to the case, whether everything is saved, and how long it still takes. */
export function ConversationBar({ questionnaire, answers, sections, place, more, onLanguage }: ConversationBarProps) {
  const { say } = useLanguage()
  const { about, audience } = questionnaire
  const title = audience === 'employee' ? about.title : [about.title, about.person].filter(Boolean).join(' · ')
  return (
    <div className={styles.bar} data-print="none">
      <div className={styles.barWay}>
        {about.path ? (
          <Link to={about.path} className={styles.back}>
            <IconChevronLeft size={18} aria-hidden />
            <span>{title}</span>
          </Link>
        ) : (
          <span className={styles.back}>{title}</span>
        )}
        <SaveNote answers={answers} />
      </div>
      <div className={styles.barTools}>
        {audience === 'employee' && <LanguageChoice onLanguage={onLanguage} />}
        <MoreMenu label={say.more} actions={more} />
      </div>
      {place !== undefined && (
        <div className={styles.barMinutes}>
          <MinutesLeft
            place={say.topicOf(place, sections.length)}
            left={say.minutes(minutesLeft(sections))}
            value={place}
            max={sections.length}
          />
        </div>
      )}
    </div>
  )
}
