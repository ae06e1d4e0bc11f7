import styles from './MinutesLeft.module.css'

export type MinutesLeftProps = {
  /** "Topic 3 of 6" */
  place: string
  /** "9 minutes left" */
  left: string
  value: number
  max: number
}

/** Where somebody is on the way through a conversation, and how long it still takes. */
export function MinutesLeft({ place, left, value, max }: MinutesLeftProps) {
  return (
    <div className={styles.minutes}>
      <p className={styles.words}>
        <span>{place}</span>
        <span>{left}</span>
      </p>
      <div className={styles.bar} aria-hidden>
        <div style={{ width: `${max === 0 ? 100 : Math.round((value / max) * 100)}%` }} />
      </div>
    </div>
  )
}
