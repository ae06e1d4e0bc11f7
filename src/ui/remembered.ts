import { useCallback, useState } from 'react'

/** A small preference kept in this browser, such as whether the sidebar is open. Works without storage too. */
export function useRemembered<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const name = `visacare.${key}`
  const [value, setValue] = useState<Value>(() => read(name, initial))
  const remember = useCallback(
    (next: Value) => {
      setValue(next)
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // Storage may be full or forbidden; the preference then lasts as long as the page.
      }
    },
    [name],
  )
  return [value, remember]
}

function read<Value>(name: string, initial: Value): Value {
  try {
    const stored = localStorage.getItem(name)
    const value: unknown = stored === null ? initial : JSON.parse(stored)
    return typeof value === typeof initial ? (value as Value) : initial
  } catch {
    return initial
  }
}
