import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDraft, type StepProps } from './draft.ts'
import { WhatStep } from './WhatStep.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const viewer = { isEmployee: false } as StepProps['viewer']

test('opening the list of all types chooses none, so no draft begins; choosing one does', () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"items":[]}', { headers: { 'content-type': 'application/json' } })),
  )
  const change = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WhatStep draft={emptyDraft('1')} errors={{}} {...{ change, viewer }} onChosen={() => {}} />
    </QueryClientProvider>,
  )
  const all = screen.getByText('All case types').closest('details') as HTMLDetailsElement
  all.open = true
  fireEvent(all, new Event('toggle'))
  expect(change).not.toHaveBeenCalled()
  const type = screen.getByLabelText(/^Case type/) as HTMLSelectElement
  expect(type.selectedOptions[0]?.text).toBe('-Select-')
  fireEvent.change(type, { target: { value: '4' } })
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ typeId: '4' }))
})
