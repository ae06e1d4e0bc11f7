import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import type { CaseFormView } from '../records.ts'
import { PdfMenu } from './PdfMenu.tsx'
import type { Saving } from './use-saving.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a PDF that is kept with the case is downloaded too', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return url.includes('pdf') ? new Response('%PDF', { status: 200 }) : Response.json({ id: 9, message: 'Kept.' })
  })
  URL.createObjectURL = () => 'blob:pdf'
  URL.revokeObjectURL = () => {}
  const taken = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const view = {
    id: 7,
    caseId: 3,
    formId: 'i-907',
    status: 'Open',
    editionStatus: { flag: 'current' },
  } as unknown as CaseFormView
  const saving = { save: async () => true, tell: vi.fn() } as unknown as Saving
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider navigate={() => {}}>
        <PdfMenu view={view} saving={saving} hasAddendum={false} isProof={false} onView={() => {}} />
      </UiProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'PDF' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep a PDF with the case' }))
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
  expect(saving.tell).not.toHaveBeenCalled()
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2)
})
