import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { IconCheck, IconCircleCheck } from '../icons.ts'
import styles from './KnownCard.module.css'

export type KnownCardProps = {
  /** "We have this – still right?" */
  title: string
  /** What is known, in a line or two. */
  children: ReactNode
  /** It was said to be right: folds to one line. */
  confirmed: boolean
  words: { confirm: string; confirmed: string; change: string }
  onConfirm: () => void
  onChange: () => void
  /** Nothing can be changed any more: what is known, without buttons. */
  readOnly?: boolean
}

/** What is known already, shown to be confirmed instead of asked again. */
export function KnownCard({ title, children, confirmed, words, onConfirm, onChange, readOnly }: KnownCardProps) {
  if (confirmed && !readOnly)
    return (
      <div className={styles.line}>
        <IconCheck size={16} aria-hidden />
        <span className={styles.said}>
          <span className="visually-hidden">{words.confirmed}: </span>
          {children}
        </span>
        <Button variant="link" size="small" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    )
  return (
    <section className={styles.card} aria-label={title}>
      <IconCircleCheck size={20} aria-hidden className={styles.mark} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.said}>{children}</p>
      </div>
      {!readOnly && (
        <div className={styles.buttons}>
          <Button className={styles.right} onClick={onConfirm}>
            {words.confirm}
          </Button>
          <Button onClick={onChange}>{words.change}</Button>
        </div>
      )}
    </section>
  )
}
