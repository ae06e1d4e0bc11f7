import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconX } from '../icons.ts'
import styles from './Layer.module.css'
import { trapTab, useFocusInside } from './use-focus-inside.ts'

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

/** Something that lies over the page and has the keyboard until it closes: a dialog, the palette, the phone's menu. */
export function Layer(props: LayerProps) {
  return props.opened ? createPortal(<Opened {...props} />, document.body) : null
}

// Of several, one over the other, Escape closes the last.
const open: symbol[] = []

function Opened({ onClose, name, children, place = 'center', size = 'md', dismissible = true }: LayerProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useFocusBack()
  useFocusInside(box)
  useEffect(() => {
    const own = Symbol('layer')
    open.push(own)
    const onKey = (event: KeyboardEvent) => {
      // What is inside and takes Escape for itself, such as an open list, says so by preventing its default.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (dismissible && open.at(-1) === own) close.current()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      open.splice(open.indexOf(own), 1)
      window.removeEventListener('keydown', onKey)
    }
  }, [dismissible])
  return (
    <div className={styles.layer} data-place={place} data-layer>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <div className={styles.shade} data-shade onClick={dismissible ? onClose : undefined} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': titleId })}
        tabIndex={-1}
        className={styles.box}
        data-size={size}
        onKeyDown={(event) => trapTab(event, box.current)}
      >
        {'title' in name && name.title(titleId)}
        {children}
      </div>
    </div>
  )
}

export function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
      <IconX size={18} aria-hidden />
    </button>
  )
}

/** What closes gives the focus back to what opened it. Whoever took the focus in the meantime keeps it. */
function useFocusBack(): void {
  // Read while rendering: an effect would come after the first field has taken the focus.
  const opener = useRef<Element | null>(null)
  opener.current ??= document.activeElement
  useEffect(
    () => () => {
      const { current } = opener
      window.setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
      })
    },
    [],
  )
}
