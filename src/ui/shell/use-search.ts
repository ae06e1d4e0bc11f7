import { useEffect, useState } from 'react'
import type { Command, CommandPaletteProps } from './CommandPalette.tsx'

const LEAST_CHARACTERS = 2
const PAUSE = 200

/** Asks the server once typing has paused; a newer question cancels the one before it. */
export function useSearch(text: string, search: CommandPaletteProps['search']) {
  const [found, setFound] = useState<Command[]>([])
  const [searching, setSearching] = useState(false)

  useEffect(() => {
    const asked = text.trim()
    if (!search || asked.length < LEAST_CHARACTERS) {
      setFound([])
      setSearching(false)
      return
    }
    const cancel = new AbortController()
    setSearching(true)
    const timer = setTimeout(async () => {
      const answer = await search(asked, cancel.signal).catch(() => [])
      if (cancel.signal.aborted) return
      setFound(answer)
      setSearching(false)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [text, search])

  return { found, searching }
}
