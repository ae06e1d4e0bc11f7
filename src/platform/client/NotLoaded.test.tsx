import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { sessions } from '#identity/sessions/contract.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { NotAllLoaded, NotLoaded } from './NotLoaded.tsx'
import { operationsOf } from './operations.ts'
import { useOperation } from './use-operation.ts'

const api = operationsOf<typeof sessions>('signIn')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function answers(...statuses: number[]) {
  const fetch = vi.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    return Response.json(status === 200 ? { loginsessionid: 7 } : { error: { code: 'NO', message: 'No.' } }, { status })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const show = (page: ReactElement) =>
  render(
    <UiProvider navigate={() => {}}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <NotAllLoaded />
        {page}
      </QueryClientProvider>
    </UiProvider>,
  )

/** As a card is easily written: nothing to show is nothing on the page. */
function Forgetful() {
  const { items, loading } = useOperation(api.state, { sessionid: 'x' })
  return <p>{loading ? 'Asked' : items ? `Session ${items.loginsessionid}` : 'Nothing'}</p>
}

function Honest() {
  const found = useOperation(api.state, { sessionid: 'x' })
  return found.items ? <p>Here</p> : <NotLoaded title="Holds" of={found} />
}

test('a part that keeps silent about its failure is told of above the page, and Try again asks again', async () => {
  const fetch = answers(500, 200)
  show(<Forgetful />)
  await screen.findByText('Part of this page could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Session 7')
  expect(fetch).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a part that says so itself says it in its place, and once for everybody who asked the same', async () => {
  answers(500)
  show(
    <>
      <Honest />
      <Forgetful />
    </>,
  )
  await screen.findByRole('region', { name: 'Holds' })
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This could not be loaded. Try again',
  ])
})

test('what one may not see is no failure, and what left the page is not missed', async () => {
  answers(403)
  show(<Forgetful />)
  await screen.findByText('Nothing')
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  answers(500)
  const { rerender } = show(<Forgetful />)
  await screen.findByRole('alert')
  rerender(
    <UiProvider navigate={() => {}}>
      <NotAllLoaded />
    </UiProvider>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
})
