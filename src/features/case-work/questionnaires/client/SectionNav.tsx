import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconCheck } from '#ui/icons.ts'
import type { Section } from '../sections.ts'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'

type SectionNavProps = {
  sections: readonly Section[]
  current: string | undefined
  nameOf: (section: Section) => string
  onGo: (id: string) => void
}

/** The steps with how far each is: beside the page, or on a phone a list to choose from. */
export function SectionNav({ sections, current, nameOf, onGo }: SectionNavProps) {
  const { say, topic } = useLanguage()
  const subjects = [...new Set(sections.map(nameOf))]
  const titled = (section: Section) => topic(section.topic, section.title)
  return (
    <nav className={styles.nav} aria-label={say.sections}>
      <div className={styles.navList}>
        {subjects.map((subject) => (
          <div key={subject}>
            <p className={styles.navSubject}>{subject}</p>
            <ul>
              {sections
                .filter((section) => nameOf(section) === subject)
                .map((section) => (
                  <li key={section.id}>
                    <button
                      type="button"
                      className={styles.navButton}
                      aria-current={section.id === current ? 'step' : undefined}
                      onClick={() => onGo(section.id)}
                    >
                      <span>{titled(section)}</span>
                      <SectionMark section={section} />
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.navSelect}>
        <SelectField
          label={say.section}
          placeholder={null}
          value={current ?? ''}
          options={sections.map((section) => ({
            value: section.id,
            label: `${subjects.length > 1 ? `${nameOf(section)}: ` : ''}${titled(section)} (${section.progress.percent} %)`,
          }))}
          onChange={onGo}
        />
      </div>
    </nav>
  )
}

function SectionMark({ section: { progress } }: { section: Section }) {
  const { say } = useLanguage()
  if (progress.answered === progress.total)
    return (
      <span className={styles.doneMark}>
        <IconCheck size={16} aria-hidden />
        <span className={styles.onlyHeard}>{say.done}</span>
      </span>
    )
  return <span className={styles.mark}>{say.sectionProgress(progress.answered, progress.total)}</span>
}
