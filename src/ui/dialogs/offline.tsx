import { useSyncExternalStore } from 'react'
import { Button } from '../Button.tsx'
import { IconWifiOff } from '../icons.ts'
import styles from './offline.module.css'

/** Whether the browser has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine)
}

/** Signed out and offline (specification §4). */
export function OfflineBanner({ shown }: { shown: boolean }) {
  if (!shown) return null
  return (
    <div className={styles.banner} role="alert">
      <IconWifiOff size={18} aria-hidden />
      Please Check your internet connection...
    </div>
  )
}

/** Signed in, offline, and the user chose to go on working: a quiet reminder that answers wait. */
export function OfflineNote({ onReload }: { onReload?: () => void }) {
  return (
    <div className={styles.note} role="status">
      <IconWifiOff size={16} aria-hidden />
      You are offline. What you enter is kept and sent later.
      {onReload && (
        <Button variant="link" onClick={onReload}>
          Reload
        </Button>
      )}
    </div>
  )
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
