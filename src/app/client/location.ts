import { useSyncExternalStore } from 'react'

/** The browser's address, as data. The route table does the matching, so this is all the router there is. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, read)
}

export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (to === read()) return
  if (options.replace) window.history.replaceState(null, '', to)
  else window.history.pushState(null, '', to)
  window.scrollTo(0, 0)
  for (const each of listeners) each()
}

const read = () => window.location.pathname + window.location.search
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
