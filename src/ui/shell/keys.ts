import { useEffect, useRef } from 'react'

export type KeyBinding = {
  /** One key, two in a row, or one with Ctrl or ⌘: "/", "g c", "Ctrl+K". */
  keys: string
  /** What it does, for the help page. */
  label: string
  run: () => void
}

const SECOND_KEY_WITHIN = 1_000

/** Keys that work anywhere on the page, except while a dialog is open; without Ctrl, not while typing either. */
export function useKeyBindings(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  latest.current = bindings

  useEffect(() => {
    let first = { key: '', at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || hasDialog()) return
      const isChord = event.ctrlKey || event.metaKey
      if (!isChord && isTyping(event)) return
      const key = isChord ? `Ctrl+${event.key.toUpperCase()}` : event.key
      const recent = event.timeStamp - first.at < SECOND_KEY_WITHIN ? first.key : ''
      const pressed = latest.current.find(({ keys }) => keys === key || keys === `${recent} ${key}`)
      first = { key, at: event.timeStamp }
      if (!pressed) return
      event.preventDefault()
      pressed.run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
}

const hasDialog = () => document.querySelector('dialog[open]') !== null
