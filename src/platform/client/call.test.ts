import { afterEach, expect, test, vi } from 'vitest'
import type { bulkOperations } from '#desk/case-lists/bulk-contract.ts'
import { call } from './call.ts'
import { operationsOf } from './operations.ts'

const { bulkOpenRenewals } = operationsOf<typeof bulkOperations>('cases')

afterEach(() => vi.unstubAllGlobals())

test('a refusal whose reason was not heard to its end says that the session is over, not a number', async () => {
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response('{"error":{"co', { status: 401, headers }))
  await expect(call(bulkOpenRenewals, { ids: [1] })).rejects.toThrow('Your session has ended. Please sign in again.')
})
