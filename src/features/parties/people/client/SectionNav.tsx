import { SelectField } from '#ui/fields/SelectField.tsx'
import { Link } from '#ui/navigation.tsx'
import styles from './people.module.css'
import type { Section } from './sections.ts'

type SectionNavProps = { current: string; sections: readonly Section[]; onGo: (to: string) => void }

/** The sections beside the page; on a phone, a list to choose from. */
export function SectionNav({ current, sections, onGo }: SectionNavProps) {
  return (
    <nav className={styles.nav} aria-label="Sections">
      <ul className={styles.navList}>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <Link
              to={addressOf(key)}
              aria-current={key === current ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                onGo(addressOf(key))
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.navSelect}>
        <SelectField
          label="Section"
          placeholder={null}
          value={current}
          options={sections.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={(key) => onGo(addressOf(key))}
        />
      </div>
    </nav>
  )
}

function addressOf(section: string): string {
  const query = new URLSearchParams(window.location.search)
  query.set('section', section)
  return `${window.location.pathname}?${query}`
}
