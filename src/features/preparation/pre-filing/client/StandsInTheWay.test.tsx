import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, test, vi } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import { missingIn, StandsInTheWay } from './StandsInTheWay.tsx'

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

const missingFacts = (...labels: string[]) =>
  labels.map((label) => ({ fact: label, label, jump: '', jumpLabel: '', ask: null }))

it('names what would decide the rest once, and never a rule as if it had found something', () => {
  expect(
    missingIn([
      { rule: 'V13', message: 'Wage below LCA', missing: missingFacts('Wage on the LCA', 'Start of the LCA') },
      { rule: 'V12', message: 'Petition dates exceed LCA validity', missing: missingFacts('Start of the LCA') },
      { rule: 'V29', message: 'Wrong fee (rejection)', missing: [] },
    ]),
  ).toBe('Wage on the LCA, Start of the LCA, Government fees')
  const many = missingFacts('1', '2', '3', '4', '5', '6', '7')
  expect(missingIn([{ rule: 'V01', message: 'Name', missing: many }])).toBe('1, 2, 3, 4, 5, 2 more')
})
