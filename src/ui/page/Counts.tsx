import type { Tone } from '../theme/tokens.ts'
import styles from './Counts.module.css'

export type Count = { n: number; words: string; tone: Tone }

/** A few numbers beside each other, each with its word and a dot. */
export function Counts({ label, counts }: { label: string; counts: readonly Count[] }) {
  return (
    <ul className={styles.counts} aria-label={label}>
      {counts.map(({ n, words, tone }) => (
        <li key={words} data-tone={tone}>
          <strong>{n.toLocaleString('en')}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
