import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { sessions } from '#identity/sessions/contract.ts'
import type { signIn } from '#identity/sign-in/contract.ts'
import type { caseForms } from '#preparation/case-forms/contract.ts'
import { operationsOf } from './operations.ts'
import { useCommand, useOperation } from './use-operation.ts'

const api = operationsOf<typeof sessions>('signIn')
const { login } = operationsOf<typeof signIn>('signIn')
const forms = operationsOf<typeof caseForms>('caseForms')

afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function Wrapper({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

test('an operation shows statusCode 300 before its first answer, then the HTTP status', async () => {
  answer(200, { loginsessionid: null })
  const { result } = renderHook(() => useOperation(api.state, { sessionid: 'x' }), { wrapper: Wrapper })
  expect(result.current).toMatchObject({
    items: undefined,
    loading: true,
    status: { statusCode: 300, statusDisplay: '', statusValue: '' },
  })
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current).toMatchObject({ items: { loginsessionid: null }, status: { statusCode: 200 } })
})

test('a failed operation takes the loading flag off and says Fail with the sentence of the server', async () => {
  answer(409, { error: { code: 'STALE', message: 'Someone changed this.' } })
  const { result } = renderHook(() => useOperation(api.state, { sessionid: 'x' }), { wrapper: Wrapper })
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current.status).toEqual({
    statusCode: 409,
    statusDisplay: 'Someone changed this.',
    statusValue: 'Fail',
  })
})

test('what is on screen stays until the next answer of the same record is there', async () => {
  answer(200, { loginsessionid: 7 })
  const ask = (sessionid: string) => useOperation(api.state, { sessionid })
  const { result, rerender } = renderHook(ask, { wrapper: Wrapper, initialProps: 'x' })
  await waitFor(() => expect(result.current.loading).toBe(false))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  rerender('y')
  expect(result.current).toMatchObject({ items: { loginsessionid: 7 }, loading: true })
})

test('what was said of one case is not told of another while that is being asked for', async () => {
  answer(200, { items: [] })
  const ask = (caseId: number) => useOperation(forms.list, { caseId })
  const { result, rerender } = renderHook(ask, { wrapper: Wrapper, initialProps: 1 })
  await waitFor(() => expect(result.current.items).toEqual({ items: [] }))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  rerender(2)
  expect(result.current).toMatchObject({ items: undefined, loading: true })
})

test('a command is loading while it runs, and a corrected attempt is a new command', async () => {
  const fetch = answer(400, { error: { code: 'BAD_INPUT', message: 'userId: Field is required' } })
  const { result } = renderHook(() => useCommand(login), { wrapper: Wrapper })
  expect(result.current.status.statusCode).toBe(300)
  await act(() => result.current.run({ userId: '', password: '' }).catch(() => {}))
  await waitFor(() => expect(result.current.status.statusCode).toBe(400))
  await act(() => result.current.run({ userId: 'a', password: 'b' }).catch(() => {}))
  const keys = fetch.mock.calls.map(([, options]) => (options.headers as Record<string, string>)['idempotency-key'])
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
})
