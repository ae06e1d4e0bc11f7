import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { liveIn } from '#ui/today.ts'
import type { TenantArchive } from '../records.ts'
import { ExportsCard } from './ExportsCard.tsx'

afterEach(() => {
  cleanup()
  liveIn(undefined)
})

const archive: TenantArchive = {
  ...{ id: 1, kind: 'export', name: 'Northwind', status: 'ready', done: 1, total: 1, message: '' },
  ...{ records: 10, files: 1, bytes: 2048, problems: [], notes: [], ofCompany: true, inside: [] },
  ...{
    users: 0,
    toInvite: 0,
    createdAt: '2026-11-19T02:18:00Z',
    createdByName: 'Hana',
    expiresAt: '2026-11-26T02:18:00Z',
  },
}

test('an archive is made and ends by the clock of the office, not of the server', () => {
  liveIn('America/New_York')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportsCard items={[archive]} />
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toContain('Until 11-25-2026 21:18')
  expect(document.body.textContent).toContain('11-18-2026 21:18 · Hana')
})
