import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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

/** A panel below its button. Escape, a press outside, or moving the focus away closes it. */
export function Dropdown({ label, trigger, children, align = 'end', className }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }

  useFloating(open, root, panel, { align })
  useEffect(() => {
    if (!open) return
    panel.current?.focus({ preventScroll: true })
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys of what is inside
    <div
      ref={root}
      className={className}
      onBlur={(event) => {
        if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        // The panel closes, not the dialog around it.
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      {trigger({
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          className={styles.panel}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
