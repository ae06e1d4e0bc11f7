import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from './icons.ts'
import styles from './toasts.module.css'

export type ToastKind = 'info' | 'success' | 'error'

export type ToastOptions = {
  kind?: ToastKind
  /** One thing to do about it, such as undoing. */
  action?: { label: string; run: () => void }
  /** Milliseconds until it leaves by itself; 0 stays. Errors and toasts with an action stay longer. */
  stay?: number
}

export type ShowToast = (text: string, options?: ToastOptions) => void

type Toast = ToastOptions & { id: number; text: string; kind: ToastKind }

const ToastContext = createContext<ShowToast>(() => {})

/** `toast('Saved')`: says a short thing once, without asking for anything. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const show = useCallback<ShowToast>((text, options) => {
    nextId += 1
    const toast: Toast = { kind: 'info', ...options, id: nextId, text }
    setToasts((shown) => [...shown.filter((other) => other.text !== text), toast].slice(-MOST_AT_ONCE))
  }, [])
  const drop = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  const said = useMemo(() => splitByUrgency(toasts), [toasts])
  const [band] = useState(newBand)
  useLayoutEffect(() => {
    carryToasts(band)
    const letGo = keepRoom(band)
    return () => {
      letGo()
      band.remove()
    }
  }, [band])
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <>
          <div aria-live="polite">
            {said.calm.map((toast) => (
              <ToastCard key={toast.id} toast={toast} onClose={drop} />
            ))}
          </div>
          <div aria-live="assertive">
            {said.urgent.map((toast) => (
              <ToastCard key={toast.id} toast={toast} onClose={drop} />
            ))}
          </div>
        </>,
        band,
      )}
    </ToastContext>
  )
}

/** An element that React does not place, for it goes from dialog to dialog and takes what it says along. */
function newBand(): HTMLElement {
  const band = document.createElement('div')
  band.className = styles.toasts ?? ''
  band.popover = 'manual'
  band.dataset.print = 'none'
  band.dataset.toasts = ''
  return band
}

/**
 * A modal dialog lies above everything, and what is not in it can neither be pressed nor heard. So the band of toasts
 * stands in the dialog opened last, and as a popover above it.
 */
export function carryToasts(band = document.querySelector<HTMLElement>('[data-toasts]')): void {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (!band || band.parentElement === top) return
  top.append(band)
  band.showPopover?.()
}

/** How much of the window the toasts take is known to all that sticks to its lower edge. */
function keepRoom(band: HTMLElement): () => void {
  const { style } = document.documentElement
  const watched = new ResizeObserver(() => style.setProperty('--vc-toast-room', `${band.offsetHeight}px`))
  watched.observe(band)
  return () => {
    watched.disconnect()
    style.removeProperty('--vc-toast-room')
  }
}

const MOST_AT_ONCE = 4
const SIGNS = { info: IconInfoCircle, success: IconCircleCheck, error: IconAlertCircle }
let nextId = 0

function ToastCard({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const { id, kind, action } = toast
  const stay = toast.stay ?? (kind === 'error' || action ? 10_000 : 4_000)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (stay === 0) return
    // Who rests on it still reads (WCAG 2.2.1): it stays as long once more.
    const timer = setInterval(() => card.current?.matches(':hover, :focus-within') || onClose(id), stay)
    return () => clearInterval(timer)
  }, [id, stay, onClose])

  const Sign = SIGNS[kind]
  return (
    <div ref={card} className={styles.toast}>
      <Sign size={18} className={classes(styles.sign, styles[kind])} aria-hidden />
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <Button
          variant="subtle"
          size="small"
          onClick={() => {
            action.run()
            onClose(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label="Dismiss" icon={<IconX size={16} />} onClick={() => onClose(id)} />
    </div>
  )
}

function splitByUrgency(toasts: Toast[]): { calm: Toast[]; urgent: Toast[] } {
  return {
    calm: toasts.filter((toast) => toast.kind !== 'error'),
    urgent: toasts.filter((toast) => toast.kind === 'error'),
  }
}
