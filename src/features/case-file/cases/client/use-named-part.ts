import { useEffect } from 'react'

/** Goes to the part of the page that the address names (`#sign-here`), and stays there while the rest still loads. */
export function useNamedPart(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    if (id === '') return
    // What loads above a part pushes it away; the page grows each time. Whoever does something has arrived.
    const growing = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
    const arrive = () => {
      growing.disconnect()
      for (const act of acts) window.removeEventListener(act, arrive)
    }
    growing.observe(document.body)
    for (const act of acts) window.addEventListener(act, arrive, { passive: true })
    return arrive
  }, [])
}

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
