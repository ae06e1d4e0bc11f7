import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDraft } from './draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('somebody chosen on another page is kept with the draft at once', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    sent.push(`${address} ${body}`)
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }))
  })
  const start = emptyDraft('1', '77', '1', 'cap')
  renderHook(() => useKeptDraft({ id: 2, start, unsaved: true, onBegun: () => {} }), { wrapper: around })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('"personId":"77"')
})
