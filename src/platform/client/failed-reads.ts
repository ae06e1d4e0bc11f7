import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { CallFailed } from './call-failed.ts'

/** A read that got no answer, and whether the screen that asked says so itself. */
export type FailedRead = { key: string; isTold: boolean; again: () => void }

let failed: readonly FailedRead[] = []
const listeners = new Set<() => void>()

function change(to: readonly FailedRead[]): void {
  failed = to
  for (const heard of listeners) heard()
}

/** Whether asking again may help. A refusal is an answer: who may not see something has no such part. */
export const isFailure = ({ status }: Pick<CallFailed, 'status'>): boolean =>
  status === 0 || status === TOO_MANY || status >= SERVER_ERROR

const TOO_MANY = 429
const SERVER_ERROR = 500

type Read = { error: CallFailed | null; refetch: () => unknown }

/** Keeps a failing read in the list while its part is on screen. */
export function useFailedRead({ error, refetch }: Read, told: RefObject<boolean>, asked: readonly unknown[]): void {
  // After every rendering: only then it is known whether the part looked at the failure.
  useEffect(() => {
    if (!error || !isFailure(error)) return
    const read = { key: JSON.stringify(asked), isTold: told.current, again: () => void refetch() }
    change([...failed, read])
    return () => change(failed.filter((each) => each !== read))
  })
}

/** What failed and nobody on the page says. */
export function useUntoldReads(): readonly FailedRead[] {
  const all = useSyncExternalStore(listen, () => failed)
  const told = new Set(all.filter(({ isTold }) => isTold).map(({ key }) => key))
  return all.filter(({ key }) => !told.has(key))
}

function listen(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
