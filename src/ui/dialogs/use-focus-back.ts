import { useEffect, useRef } from 'react'

/** What closes gives the focus back to what opened it. Whoever took the focus in the meantime keeps it. */
export function useFocusBack(): void {
  // Read while rendering: an effect would come after the first field has taken the focus.
  const opener = useRef<Element | null>(null)
  opener.current ??= document.activeElement
  useEffect(
    () => () => {
      const { current } = opener
      window.setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
      })
    },
    [],
  )
}
