import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './floating.module.css'
import { useFloating } from './floating.ts'

export type DropdownTriggerProps = {
  onClick: () => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
  'aria-controls'?: string
}

export type DropdownProps = {
  /** What the panel is, for those who cannot see it. */
  label: string
  trigger: (props: DropdownTriggerProps) => ReactNode
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
  className?: string
}

/** A panel below its button. The browser closes it on Escape and on a press outside; moving the focus away does, too. */
export function Dropdown({ label, trigger, children, align = 'end', className }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  return (
    <div ref={root} className={className}>
      {trigger({
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <Panel {...{ id, label, align, root }} onClose={close}>
          {children(close)}
        </Panel>
      )}
    </div>
  )
}

type PanelProps = {
  id: string
  label: string
  align: 'start' | 'end'
  root: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

function Panel({ id, label, align, root, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useFloating(true, root, panel, { align })
  useLayoutEffect(() => {
    const { current } = panel
    current?.focus({ preventScroll: true })
    // Hidden before it is taken from the page, it gives the focus back to its button.
    return () => current?.hidePopover?.()
  }, [])
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      popover="auto"
      className={styles.panel}
      onToggle={({ target, currentTarget, newState }) => {
        if (target === currentTarget && newState === 'closed') onClose()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) onClose()
      }}
    >
      {children}
    </div>
  )
}
