import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FilingState } from '#paperwork/packages/records.ts'
import { FilingChecklist } from './FilingChecklist.tsx'

afterEach(cleanup)

const nothing = () => undefined

test.each([
  ['petition', 'Filed with the petition'],
  ['application', 'Filed with the application'],
  [null, 'Then mark as filed'],
])('what goes with a case that is filed as %s says: %s', (filedAs, said) => {
  const state = { goesWith: filedAs && { id: 1, number: '26-1', name: '', filedAs } } as unknown as FilingState
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <FilingChecklist
        {...{ caseId: 2, steps: [], state, check: null, underWay: false, open: undefined }}
        onOpen={nothing}
        onFiled={nothing}
      />
    </QueryClientProvider>,
  )
  expect(container.textContent).toContain(said)
})
