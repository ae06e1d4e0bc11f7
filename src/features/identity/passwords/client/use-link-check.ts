import { useEffect, useState } from 'react'
import { passwordsApi } from '#identity/client/api.ts'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'

export type CheckedLink = RefOutput<typeof passwordsApi.checkCode>
export type LinkCheck = { link?: CheckedLink; problem?: string; again: () => void }

/** Asks whether a one-time link is still good, without using it. */
export function useLinkCheck(code: string): LinkCheck {
  const [found, setFound] = useState<Omit<LinkCheck, 'again'>>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    const asking = new AbortController()
    setFound({})
    call(passwordsApi.checkCode, { code }, { signal: asking.signal }).then(
      (link) => setFound({ link }),
      (error: Error) => !asking.signal.aborted && setFound({ problem: error.message }),
    )
    return () => asking.abort()
  }, [code, attempt])
  return { ...found, again: () => setAttempt((count) => count + 1) }
}
