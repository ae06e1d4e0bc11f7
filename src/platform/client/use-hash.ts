import { useSyncExternalStore } from 'react'

/** What stands behind the # of the address, also after somebody put another link into the same tab. */
export const useHash = (): string => useSyncExternalStore(subscribed, () => window.location.hash.slice(1))

function subscribed(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
