import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import { StandsInTheWay } from './StandsInTheWay.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const missing = [{ fact: 'case.lcaFein', label: 'FEIN on the LCA', jump: '', jumpLabel: '', ask: null }]
const unchecked = [{ rule: 'V09', severity: 'error', message: 'FEIN must match', key: 'k', waived: null, missing }]
const report = { findings: [], blocking: 0, unacknowledged: 0, mayWaive: true }

function show(more: object) {
  vi.stubGlobal('fetch', async () => Response.json({ ...report, ...more }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider navigate={() => {}}>
        <StandsInTheWay caseId={1} stage="review" />
      </UiProvider>
    </QueryClientProvider>,
  )
  return vi.waitFor(() => {
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
    if (!said.includes('check')) throw new Error('Not yet.')
    return said
  })
}

test('who approves a case for filing reads what was not checked, and what would have to be known', async () => {
  const said = await show({ unchecked, notChecked: 1 })
  expect(said).toContain('1 not checked')
  expect(said).toContain('Not known yet: FEIN on the LCA.')
})

test('nothing to fix is said only when everything was checked', async () => {
  expect(await show({ unchecked: [], notChecked: 0 })).toBe('The pre-filing check found nothing to fix.')
})
