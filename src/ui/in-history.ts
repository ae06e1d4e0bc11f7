import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/**
 * State of one visit to a page, kept in the browser's history: a reload and the way back find it again, whoever comes by
 * a link begins anew. It never leaves the browser, so a search for a name stays out of addresses and logs.
 */
export function useInHistory<Value extends object>(
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => ({ ...initial, ...kept()[name] }))
  useEffect(() => {
    try {
      window.history.replaceState({ ...kept(), [name]: value }, '')
    } catch {
      // A browser that was told too often within a minute; the next change is kept again.
    }
  }, [name, value])
  return [value, setValue]
}

const kept = (): Record<string, object> => window.history.state ?? {}
