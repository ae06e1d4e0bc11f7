import { useEffect, useState } from 'react'

const AFTER_MS = 1_500

let settled = false

/** False while the first screen is loading, then true: what a screen can do without at first waits for this. */
export function useSettled(): boolean {
  const [is, setIs] = useState(settled)
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => {
      settled = true
      setIs(true)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return is
}
