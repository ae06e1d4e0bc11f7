import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { bulkOperations } from '#desk/case-lists/bulk-contract.ts'
import { operationsOf } from './operations.ts'
import { useCommand } from './use-operation.ts'

const { bulkOpenRenewals } = operationsOf<typeof bulkOperations>('cases')

afterEach(() => vi.unstubAllGlobals())

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

/** The keys that were sent, in order. */
function sent(answer: () => Promise<Response>) {
  const keys: string[] = []
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    keys.push((headers as Record<string, string>)['idempotency-key'] ?? '')
    return answer()
  })
  return keys
}

test('six requests of one command, one after the other without a new rendering, have six keys', async () => {
  const keys = sent(async () => Response.json({ results: [] }))
  const { result } = renderHook(() => useCommand(bulkOpenRenewals), { wrapper })
  const { run } = result.current
  await act(async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) await run({ ids: [id] })
  })
  expect(new Set(keys).size).toBe(6)
})

test('a repeated click and a lost connection repeat the request; after an answer the same input is a new one', async () => {
  const keys = sent(() => Promise.reject(new TypeError('offline')))
  const { result } = renderHook(() => useCommand(bulkOpenRenewals), { wrapper })
  const { run } = result.current
  await act(async () => {
    await Promise.allSettled([run({ ids: [1] }), run({ ids: [1] })])
    await run({ ids: [1] }).catch(() => {})
  })
  expect(new Set(keys).size).toBe(1)

  const later = sent(async () => Response.json({ results: [] }))
  await act(async () => {
    await run({ ids: [1] })
    await run({ ids: [1] })
  })
  expect(later[0]).toBe(keys[0])
  expect(later[1]).not.toBe(keys[0])
})
