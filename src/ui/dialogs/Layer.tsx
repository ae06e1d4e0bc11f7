import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconX } from '../icons.ts'
import { carryToasts } from '../toasts.tsx'
import styles from './Layer.module.css'

export type LayerProps = {
  opened: boolean
  onClose: () => void
  /** What it is, for those who cannot see it: words, or a title inside that takes the id. */
  name: { label: string } | { title: (id: string) => ReactNode }
  children: ReactNode
  place?: 'center' | 'top' | 'left'
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** False: only what is inside closes it, neither Escape nor a press beside it. */
  dismissible?: boolean
}

/**
 * Something that lies over the page and has the keyboard until it closes: a dialog, the palette, the phone's menu. The
 * browser keeps the focus inside, stacks several, and gives the focus back to what opened it.
 */
export function Layer(props: LayerProps) {
  // In the body: what stands in a form may open one with a form of its own.
  return props.opened ? createPortal(<Opened {...props} />, document.body) : null
}

function Opened({ onClose, name, children, place = 'center', size = 'md', dismissible = true }: LayerProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // React gives no element the attribute that the browser would look for.
    current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    carryToasts()
    return () => {
      // Taken from the page while open, it would give no focus back.
      current?.close()
      carryToasts()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': titleId })}
      className={styles.layer}
      data-place={place}
      data-size={size}
      closedby={dismissible ? 'any' : 'none'}
      onCancel={(event) => {
        // A file field inside says the same word when nothing was chosen, and so does a dialog opened from this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // Chromium asks once; a second Escape closes. Whether it is open is said by whoever opened it.
        if (target === currentTarget && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
      }}
    >
      {'title' in name && name.title(titleId)}
      {children}
    </dialog>
  )
}

export function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
      <IconX size={18} aria-hidden />
    </button>
  )
}
