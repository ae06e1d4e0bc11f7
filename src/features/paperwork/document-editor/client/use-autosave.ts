import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailed } from '#platform/client/call-failed.ts'

export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' }
  | { readonly kind: 'failed'; readonly message: string; readonly final: boolean }

const QUIET = 1_500
const TRY_AGAIN = 5_000

/**
 * Saves a moment after the last change, one save at a time. A lost connection is tried again; a refusal stays on screen and
 * nothing is thrown away. Leaving the page with something unsaved is asked first.
 */
export function useAutosave(save: () => Promise<void>) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)
  const dirty = useRef(false)
  const latest = useRef(save)
  latest.current = save

  const run = useCallback(async () => {
    if (busy.current || !dirty.current) return
    busy.current = true
    dirty.current = false
    setState({ kind: 'saving' })
    const wait = await latest.current().then(
      () => {
        setState({ kind: dirty.current ? 'waiting' : 'saved' })
        return QUIET
      },
      (error: unknown) => {
        dirty.current = true
        const final = error instanceof CallFailed && error.status !== 0
        const message = error instanceof Error ? error.message : String(error)
        setState({ kind: 'failed', message, final })
        return final ? undefined : TRY_AGAIN
      },
    )
    busy.current = false
    if (dirty.current && wait !== undefined) timer.current = setTimeout(() => void run(), wait)
  }, [])

  const changed = useCallback(() => {
    dirty.current = true
    clearTimeout(timer.current)
    setState((before) => (before.kind === 'failed' && before.final ? before : { kind: 'waiting' }))
    timer.current = setTimeout(() => void run(), QUIET)
  }, [run])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current || busy.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      clearTimeout(timer.current)
      void run()
    }
  }, [run])

  return { state, changed, saveNow: run }
}
