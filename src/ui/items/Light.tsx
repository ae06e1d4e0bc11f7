import type { ReactNode } from 'react'
import type { Tone } from '../theme/tokens.ts'
import styles from './items.module.css'

/** A light in front of its words: red not started, amber under way, gray later. The words say it too. */
export function Light({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.light} data-tone={tone}>
      <i className={styles.dot} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
