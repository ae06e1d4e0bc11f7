import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asking, sortedBy } from '#ui/table/tableState.ts'
import { useTableSettings } from './use-table-settings.ts'

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '')
})
afterEach(() => vi.unstubAllGlobals())

/** A server that keeps settings. */
function keeper(settings: Record<string, unknown>) {
  const kept = { settings }
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') kept.settings = { ...kept.settings, ...JSON.parse(String(body)).settings }
    return Response.json(kept)
  })
  return kept
}

function wrapper({ children }: { children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const use = () => renderHook(() => useTableSettings('users', { sort: 'name' }), { wrapper })

test('columns, density and order chosen in another browser are used here', async () => {
  keeper({ 'table.users': { density: 'compact', columns: ['email'], sort: '-id' } })
  const { result } = use()
  expect(result.current.state.sort).toBe('name')
  await waitFor(() => expect(result.current.state.sort).toBe('-id'))
  expect(result.current.kept.view).toMatchObject({ density: 'compact', columns: ['email'] })
})

test('what is chosen here is kept on the server, one choice beside the other', async () => {
  const kept = keeper({ theme: 'dark' })
  const { result } = use()
  act(() => result.current.kept.onView({ density: 'compact' }))
  act(() => result.current.setState(sortedBy(result.current.state, 'id')))
  await waitFor(() =>
    expect(kept.settings).toEqual({ theme: 'dark', 'table.users': { density: 'compact', sort: 'id' } }),
  )
  expect(result.current.state.sort).toBe('id')
})

test('settings that are not ours are not used', async () => {
  keeper({ 'table.users': { density: 'huge', columns: 'all', sort: 7 } })
  const { result } = use()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(result.current.state.sort).toBe('name')
  expect(result.current.kept.view).toEqual({})
})

test('what was searched and filtered is found again on the way back, and not by another visit', async () => {
  keeper({})
  const first = use()
  const filters = { status: '8' }
  act(() => first.result.current.setState(asking(first.result.current.state, { search: 'mehta', filters })))
  first.unmount()
  const back = use()
  expect(back.result.current.state).toMatchObject({ search: 'mehta', filters, sort: 'name' })
  back.unmount()
  window.history.pushState(null, '', '/elsewhere')
  expect(use().result.current.state).toMatchObject({ search: '', filters: {} })
})
