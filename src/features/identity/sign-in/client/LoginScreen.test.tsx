import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, leaveSession } from '#identity/sessions/client/session.ts'
import { signInGreeting } from '#identity/sessions/client/sign-in-greeting.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import LoginScreen from './LoginScreen.tsx'

type Answer = { status: number; body: unknown }
const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
})
const session: Answer = { status: 200, body: { Token: 'public-id', FIRSTLOGIN: 'No', landing: '/clientDashboard' } }
const pending: Answer = { status: 200, body: { secondFactor: { pending: 'p1', kinds: ['totp', 'recovery'] } } }

/** Answers the calls in this order and keeps what was sent. */
function serve(...answers: Answer[]) {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) })
    const { status, body: reply } = answers.shift() ?? refusal(500, 'SURPRISE', 'no further answer')
    return new Response(JSON.stringify(reply), { status, headers: { 'content-type': 'application/json' } })
  })
  return sent
}

const navigate = vi.fn()
const show = () =>
  render(
    <UiProvider navigate={navigate}>
      <LoginScreen />
    </UiProvider>,
  )
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const signIn = () => {
  type(/^User name/, 'ana@cedar.example')
  type(/^Password/, 'Quiet-River7!')
  press('Sign In')
}

beforeEach(() => {
  leaveSession()
  navigate.mockClear()
})
afterEach(() => {
  cleanup()
  // The next file of this worker is signed out.
  leaveSession()
  signInGreeting.clear()
  vi.unstubAllGlobals()
})

test('user name and password open the session and lead to the landing page', async () => {
  const sent = serve(session)
  show()
  signIn()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/clientDashboard'))
  expect(currentSession().phase).toBe('in')
  expect(sent[0]?.body).toMatchObject({ userId: 'ana@cedar.example', password: 'Quiet-River7!' })
  expect(sent[0]?.body.browserNameAndVersion).toBeTruthy()
})

test('a failed login says so in the product’s dialog and empties the password', async () => {
  serve(refusal(401, 'LOGIN_ERROR', 'Login Error.'))
  show()
  signIn()
  expect(await screen.findByText('Login Error.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>(/^User name/).value).toBe('ana@cedar.example')
})

test('nothing is sent while a field is empty', () => {
  const sent = serve()
  show()
  press('Sign In')
  expect(screen.getAllByText('Field is required')).toHaveLength(2)
  expect(sent).toEqual([])
})

test('the second factor is asked for, a wrong code is told at its field, the right one signs in', async () => {
  const sent = serve(pending, refusal(401, 'WRONG_CODE', 'This code is not right or was already used.'), session)
  show()
  signIn()
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '000000' } })
  press('Continue')
  expect(await screen.findByText('This code is not right or was already used.')).toBeTruthy()
  type(/^Code/, '123456')
  press('Continue')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/clientDashboard'))
  expect(sent.at(-1)?.body).toEqual({ pending: 'p1', code: '123456' })
})

test('whoever waits too long with the second factor starts again and is told why', async () => {
  serve(pending, refusal(401, 'LOGIN_ERROR', 'Login Error.'))
  show()
  signIn()
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } })
  press('Continue')
  expect(await screen.findByText('That took too long. Please sign in again.')).toBeTruthy()
  expect(screen.getByLabelText(/^User name/)).toBeTruthy()
})

test('the page tells why a session ended, and whom a new password belongs to', async () => {
  leaveSession('Your session was closed by another login.')
  signInGreeting.announce({ text: 'Your password is set. Please sign in.', userName: 'ana@cedar.example' })
  show()
  expect(await screen.findByText('Your session was closed by another login.')).toBeTruthy()
  expect(screen.getByText('Your password is set. Please sign in.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^User name/).value).toBe('ana@cedar.example')
})

test('whoever has just opened the account is signed in with the password they chose, once', async () => {
  const sent = serve(session)
  signInGreeting.announce({ text: 'Your account is ready.', userName: 'ana@cedar.example', password: 'Quiet-River7!' })
  show()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/clientDashboard'))
  expect(sent.map(({ body }) => body)).toMatchObject([{ userId: 'ana@cedar.example', password: 'Quiet-River7!' }])
  expect(signInGreeting.takePassword()).toBeUndefined()
})

test('the terms are linked where people sign in, and open in a new tab', () => {
  show()
  const terms = screen.getByRole('link', { name: 'Terms and conditions (PDF)' })
  expect([terms.getAttribute('target'), terms.getAttribute('href')]).toEqual([
    '_blank',
    expect.stringContaining('terms'),
  ])
})
