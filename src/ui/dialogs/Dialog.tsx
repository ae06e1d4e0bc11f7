import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { useFocusBack } from './use-focus-back.ts'

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
  const giveFocusBack = useFocusBack(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={giveFocusBack}
      size={size}
      closeOnEscape={dismissible}
      closeOnClickOutside={dismissible}
    >
      <Modal.Overlay className={styles.overlay} />
      <Modal.Content>
        {/* Not Modal.Header: the page has one header, the top bar. */}
        <div className={styles.header}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {dismissible && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body className={styles.body}>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
