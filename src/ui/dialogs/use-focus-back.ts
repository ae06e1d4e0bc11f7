import { useEffect, useRef } from 'react'

/**
 * A dialog that is mounted open gives the focus back to what opened it. Mantine remembers that only for dialogs that were
 * there before; without it the focus falls to the page's beginning. Whoever took the focus in the meantime keeps it.
 */
export function useFocusBack(opened: boolean): () => void {
  const opener = useRef<Element | null>(null)
  if (opened && opener.current === null) opener.current = document.activeElement
  const giveBack = useRef(() => {
    window.setTimeout(() => {
      const { current } = opener
      if (document.activeElement !== document.body) return
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    })
  }).current
  useEffect(() => giveBack, [giveBack])
  return giveBack
}
