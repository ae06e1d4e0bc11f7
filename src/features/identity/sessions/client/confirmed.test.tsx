import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { factorsApi } from '#identity/client/api.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { useConfirmedCommand } from './confirmed.tsx'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that wants the password before it gives new recovery codes. */
function serve(rightPassword: string) {
  let proved = false
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    calls.push(url)
    if (url === '/api/session/confirm') {
      proved = JSON.parse(String(body)).password === rightPassword
      return proved
        ? json(200, {})
        : json(400, { error: { code: 'WRONG_PASSWORD', message: 'This is not your password.' } })
    }
    if (!proved)
      return json(403, { error: { code: 'CONFIRM_PASSWORD', message: 'Please enter your password again to go on.' } })
    return json(200, { recoveryCodes: ['ABCDE-23456'] })
  })
  return calls
}

function Page() {
  const command = useConfirmedCommand(factorsApi.newRecoveryCodes)
  const [result, setResult] = useState('')
  const run = async () => setResult((await command.run({}))?.recoveryCodes.join() ?? 'not done')
  return (
    <>
      <button type="button" onClick={() => void run()}>
        New codes
      </button>
      <output>{result}</output>
      {command.dialog}
    </>
  )
}

const show = () =>
  render(
    <UiProvider navigate={() => {}}>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </UiProvider>,
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a dangerous step asks for the password, says when it is wrong, and goes on by itself when it is right', async () => {
  const calls = serve('Right@12345')
  show()
  fireEvent.click(screen.getByText('New codes'))
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'Wrong@12345' } })
  fireEvent.click(screen.getByText('Continue'))
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Right@12345' } })
  fireEvent.click(screen.getByText('Continue'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ABCDE-23456'))
  const step = '/api/my/factors/recovery-codes'
  expect(calls).toEqual([step, '/api/session/confirm', '/api/session/confirm', step])
})

test('whoever does not enter the password leaves everything as it was', async () => {
  const calls = serve('Right@12345')
  show()
  fireEvent.click(screen.getByText('New codes'))
  fireEvent.click(await screen.findByText('Cancel'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('not done'))
  expect(calls).toHaveLength(1)
})
