import { useEffect } from 'react'

/** Goes to the part of the page that the address names (`#sign-here`), as soon as that part has loaded. */
export function useNamedPart(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    if (id === '') return
    const show = () => {
      const part = document.getElementById(id)
      part?.scrollIntoView()
      return part !== null
    }
    if (show()) return
    const waiting = new MutationObserver(() => {
      if (show()) waiting.disconnect()
    })
    waiting.observe(document.body, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [])
}
