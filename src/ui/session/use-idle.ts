import { useCallback, useEffect, useRef, useState } from 'react'

export type IdleOptions = {
  /** False while nobody is signed in. */
  enabled: boolean
  onLogout: () => void
  /** Called while the user is active, at most once per `tellEvery`, so that the server counts it as activity too. */
  onActive?: () => void
  tellEvery?: number
}

export type Idle = {
  /** True while the Session Timeout dialog is to be shown. */
  expiring: boolean
  /** Cancels the logout and starts counting again. */
  stay: () => void
}

/**
 * After 20 minutes without activity in any tab `expiring` turns true; 5 seconds later the user is logged out.
 * Written on plain timers and the wall clock, so that a laptop that slept is noticed and tests can set the time.
 */
export function useIdle({ enabled, onLogout, onActive, tellEvery = 60_000 }: IdleOptions): Idle {
  const [expiring, setExpiring] = useState(false)
  const latest = useRef({ onLogout, onActive })
  latest.current = { onLogout, onActive }

  useEffect(() => {
    if (!enabled || expiring) return
    let timer: ReturnType<typeof setTimeout>
    let toldAt = Date.now()
    const check = () => {
      clearTimeout(timer)
      const left = lastActivity() + IDLE_TIMEOUT - Date.now()
      if (left <= 0) setExpiring(true)
      else timer = setTimeout(check, left)
    }
    const onEvent = () => {
      const now = Date.now()
      if (now - lastActivity() < IDLE_THROTTLE) return
      // The first movement after a long absence does not count: the limit had already passed.
      if (now - lastActivity() >= IDLE_TIMEOUT) return check()
      markActivity(now)
      if (now - toldAt < tellEvery) return
      toldAt = now
      latest.current.onActive?.()
    }
    markActivity(Date.now())
    check()
    for (const name of IDLE_EVENTS) document.addEventListener(name, onEvent, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of IDLE_EVENTS) document.removeEventListener(name, onEvent, { capture: true })
    }
  }, [enabled, expiring, tellEvery])

  useEffect(() => {
    if (!enabled || !expiring) return
    const timer = setTimeout(() => {
      setExpiring(false)
      latest.current.onLogout()
    }, IDLE_GRACE)
    const stop = onActivityElsewhere(() => setExpiring(false))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [enabled, expiring])

  const stay = useCallback(() => {
    markActivity(Date.now())
    latest.current.onActive?.()
    setExpiring(false)
  }, [])
  return { expiring: enabled && expiring, stay }
}

/** Specification §9. */
export const IDLE_TIMEOUT = 1_200_000
export const IDLE_GRACE = 5_000
export const IDLE_THROTTLE = 200

/** Mouse, keyboard, wheel, touch, visibility. */
export const IDLE_EVENTS = [
  'mousemove',
  'mousedown',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'visibilitychange',
] as const

const KEY = 'visacare.lastActivity'

/** All tabs share one moment of last activity, so that work in one keeps the others signed in. */
function lastActivity(): number {
  return Number(localStorage.getItem(KEY) ?? 0)
}

export function markActivity(at: number): void {
  localStorage.setItem(KEY, String(at))
}

/** Calls back when another tab has marked activity. */
function onActivityElsewhere(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
