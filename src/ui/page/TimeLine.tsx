import styles from './TimeLine.module.css'

export type TimeSpan = {
  key: string
  /** "H-1B". */
  label: string
  /** Under it: "from 10-2019". */
  note: string
  /** Where it begins and ends, as days since any day. */
  from: number
  to: number
  /** The one that holds now is the strongest. */
  now?: boolean
}

/** What followed on what, each as long as it lasted: a bar with its names, readable as a list. */
export function TimeLine({ label, spans }: { label: string; spans: readonly TimeSpan[] }) {
  const lengths = spans.map(({ from, to }) => Math.max(to - from, 1))
  const whole = lengths.reduce((sum, each) => sum + each, 0)
  return (
    <ol className={styles.line} aria-label={label}>
      {spans.map(({ key, label: words, note, now }, index) => (
        <li
          key={key}
          data-now={now || undefined}
          // Even a short one has room for its name.
          style={{ flexGrow: Math.max((lengths[index] ?? 1) / whole, 0.12) }}
        >
          <strong>{words}</strong>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  )
}
