import { useEffect, useRef } from 'react'

export type KeyBinding = {
  /** One key, or two in a row: "/" or "g c". */
  keys: string
  /** What it does, for the help page. */
  label: string
  run: () => void
}

const SECOND_KEY_WITHIN = 1_000

/** Keys that work anywhere on the page, except while typing or while a dialog is open. */
export function useKeyBindings(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  latest.current = bindings

  useEffect(() => {
    let first = { key: '', at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      const recent = event.timeStamp - first.at < SECOND_KEY_WITHIN ? first.key : ''
      const pressed = latest.current.find(({ keys }) => keys === event.key || keys === `${recent} ${event.key}`)
      first = { key: event.key, at: event.timeStamp }
      if (!pressed) return
      event.preventDefault()
      pressed.run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isBusy(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  const typing = target?.closest('input, textarea, select, [contenteditable="true"]')
  return Boolean(typing) || document.querySelector('[aria-modal="true"]') !== null
}
