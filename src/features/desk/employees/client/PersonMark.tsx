import styles from './employees.module.css'

type Marked = { id: number; firstName: string; lastName: string }

/** Somebody's initials, always in the same color. */
export function PersonMark({ person: { id, firstName, lastName } }: { person: Marked }) {
  return (
    <span className={styles.avatar} data-hue={id % 6} aria-hidden>
      {`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
    </span>
  )
}
