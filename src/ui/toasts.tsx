import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
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
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts} data-print="none" ref={keepRoom}>
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
      </div>
    </ToastContext>
  )
}

/** How much of the window the toasts take is known to all that sticks to its lower edge. */
function keepRoom(band: HTMLElement | null): (() => void) | undefined {
  if (!band) return
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
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (stay === 0 || held) return
    const timer = setTimeout(() => onClose(id), stay)
    return () => clearTimeout(timer)
  }, [id, stay, held, onClose])

  const Sign = SIGNS[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it on the screen (WCAG 2.2.1)
    <div
      className={styles.toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
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
