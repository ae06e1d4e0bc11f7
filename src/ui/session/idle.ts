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
export function lastActivity(): number {
  return Number(localStorage.getItem(KEY) ?? 0)
}

export function markActivity(at: number): void {
  localStorage.setItem(KEY, String(at))
}

/** Calls back when another tab has marked activity. */
export function onActivityElsewhere(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
