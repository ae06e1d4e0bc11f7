import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TenantArchive } from '../records.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

afterEach(cleanup)

const archive: TenantArchive = {
  ...{ id: 1, kind: 'import', name: 'Northwind', status: 'checked', done: 1, total: 1, message: '' },
  ...{ records: 10, files: 1, bytes: 2048, problems: [], notes: [], ofCompany: false },
  inside: [
    { table: 'fact_changes', rows: 6 },
    { table: 'i9_events', rows: 4 },
  ],
  ...{ users: 0, toInvite: 0, createdAt: '2026-11-19T02:18:00Z', createdByName: 'Hana', expiresAt: null },
}

const review = (problems: string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewDialog archive={{ ...archive, problems }} opened onClose={() => {}} />
    </QueryClientProvider>,
  )

test('what cannot be imported is not asked about, but said', () => {
  review(['It is here already.'])
  expect(screen.queryByText('Northwind can’t be imported')).not.toBeNull()
  expect(screen.queryByText('Import Northwind?')).toBeNull()
  cleanup()
  review([])
  expect(screen.queryByText('Import Northwind?')).not.toBeNull()
})

test('records are counted under words, not under names of tables', () => {
  review([])
  expect(screen.queryByText('Changes to answers')).not.toBeNull()
  expect(document.body.textContent).toContain('Form I-9 history entries')
})
