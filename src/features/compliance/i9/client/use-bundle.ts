import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import type { Bundle } from '../records.ts'

const EVERY_MS = 1000
const isOver = ({ status }: Pick<Bundle, 'status'>) => status !== 'Waiting' && status !== 'Working'

/** A bundle as it is now: asked for again until it is built. */
export function useBundle(last: Bundle | null): Bundle | null {
  const queries = useQueryClient()
  const { items, reload } = useOperation(
    i9Api.bundle,
    { bundleId: last?.id ?? 0 },
    { enabled: last !== null && !isOver(last) },
  )
  const now = items && items.id === last?.id ? items : last
  const works = now !== null && !isOver(now)
  useEffect(() => {
    if (!works) return
    const timer = setInterval(() => void reload(), EVERY_MS)
    return () => {
      clearInterval(timer)
      void queries.invalidateQueries({ queryKey: [i9Api.dashboard.name] })
    }
  }, [works, reload, queries])
  return now
}
