import { useCallback, useEffect, useState } from 'react'
import { editableFilesApi as filesApi } from '#case-work/client/api.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'

export type Held =
  | { readonly kind: 'asking' | 'mine' }
  /** `own`: by the same person, in another window or a browser that is gone. */
  | { readonly kind: 'taken'; readonly message: string; readonly own: boolean }

const KEEP_ALIVE = 10 * 60_000

/** One person writes at a time: the file is taken for as long as the page is open, and let go when it is left. */
export function useLock(
  fileId: number,
  wanted: boolean,
): { lock: string; held: Held; ask: () => void; takeOver: () => void } {
  const [lock] = useState(() => `editor-${crypto.randomUUID()}`)
  const [held, setHeld] = useState<Held>({ kind: 'asking' })
  const take = useCallback(
    (takeOver: boolean) => {
      call(filesApi.lock, { id: fileId, lock, takeOver }).then(
        () => setHeld({ kind: 'mine' }),
        (error: unknown) => {
          const own = error instanceof CallFailed && error.code === 'OPEN_ELSEWHERE'
          setHeld({ kind: 'taken', message: error instanceof Error ? error.message : String(error), own })
        },
      )
    },
    [fileId, lock],
  )
  const ask = useCallback(() => take(false), [take])
  const takeOver = useCallback(() => take(true), [take])
  useEffect(() => {
    if (!wanted) return
    ask()
    const timer = setInterval(ask, KEEP_ALIVE)
    const letGo = () => void call(filesApi.unlock, { id: fileId, lock }, { keepalive: true }).catch(() => undefined)
    // A page that is closed or loaded anew is left, too: else who comes back would be told that they are editing it.
    addEventListener('pagehide', letGo)
    addEventListener('pageshow', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', letGo)
      removeEventListener('pageshow', ask)
      letGo()
    }
  }, [wanted, ask, fileId, lock])
  return { lock, held, ask, takeOver }
}
