import type { ReactNode } from 'react'
import { useSay } from '../say.ts'
import styles from './Dialog.module.css'
import { CloseButton, Layer } from './Layer.tsx'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons at the bottom; the primary one comes last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** False: only the buttons inside close it, neither Escape nor a press beside it. */
  dismissible?: boolean
}

/** A centred dialog on layer 1100; the page behind it waits. */
export function Dialog({ opened, onClose, title, children, actions, size = 'md', dismissible = true }: DialogProps) {
  const say = useSay()
  // Not a header element: the page has one header, the top bar.
  const head = (id: string) => (
    <div className={styles.header}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {dismissible && <CloseButton label={say('Close')} onClose={onClose} />}
    </div>
  )
  return (
    <Layer opened={opened} onClose={onClose} name={{ title: head }} size={size} dismissible={dismissible}>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Layer>
  )
}
