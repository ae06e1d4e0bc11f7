import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import { caseDraftsApi } from '#desk/client/api.ts'
import { call } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'

const PAUSE_MS = 400

export type Keeping = '' | 'saving' | 'saved' | 'failed'

type Kept = {
  /** Of a draft that is kept already. */
  id: number | undefined
  start: Draft
  /** The start differs from what is kept: somebody was chosen on another page. */
  unsaved?: boolean
  /** The first change made a draft: it has an address of its own now. */
  onBegun: (id: number) => void
}

/** What is chosen for a new case, kept on the server with every change; leaving the page keeps the last one too. */
export function useKeptDraft({ id, start, unsaved = false, onBegun }: Kept) {
  const [draft, setDraft] = useState(start)
  const [state, setState] = useState<Keeping>(id === undefined ? '' : 'saved')
  const begin = useCommand(caseDraftsApi.begin, { refresh: [caseDraftsApi.list] }).run
  const keep = useCommand(caseDraftsApi.keep, { refresh: [caseDraftsApi.list] }).run
  const at = useRef({ draft: start, id, dirty: unsaved, closed: false, sending: Promise.resolve(), timer: 0, onBegun })
  useEffect(() => {
    at.current.onBegun = onBegun
  })
  // One after the other: a draft is begun once, and the last change is kept last.
  const send = useCallback((): Promise<void> => {
    const now = at.current
    window.clearTimeout(now.timer)
    now.sending = now.sending.then(async () => {
      if (!now.dirty || now.closed) return
      now.dirty = false
      setState('saving')
      try {
        if (now.id !== undefined) await keep({ id: now.id, chosen: now.draft })
        else {
          now.id = (await begin({ chosen: now.draft })).id
          now.onBegun(now.id)
        }
        setState('saved')
      } catch {
        now.dirty = true
        setState('failed')
      }
    })
    return now.sending
  }, [begin, keep])
  useEffect(() => {
    const now = at.current
    now.closed = false
    const leave = () => {
      if (now.dirty && !now.closed && now.id !== undefined)
        void call(caseDraftsApi.keep, { id: now.id, chosen: now.draft }, { keepalive: true }).catch(() => {})
    }
    window.addEventListener('pagehide', leave)
    if (now.dirty) void send()
    return () => {
      window.removeEventListener('pagehide', leave)
      void send()
    }
  }, [send])
  const change = useCallback(
    (changed: Partial<Draft>) => {
      const now = at.current
      now.draft = { ...now.draft, ...changed }
      now.dirty = true
      setDraft(now.draft)
      window.clearTimeout(now.timer)
      now.timer = window.setTimeout(() => void send(), PAUSE_MS)
    },
    [send],
  )
  return {
    draft,
    state,
    change,
    /** Keeps what is not kept yet, at once; the id of the draft, if there is one. */
    flush: async () => {
      await send()
      return at.current.id
    },
    /** The case is open: nothing is kept any more. */
    close: () => {
      at.current.closed = true
    },
  }
}
