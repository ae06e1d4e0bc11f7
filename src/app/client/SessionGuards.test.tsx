import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { currentSession, enterSession, leaveSession } from '#identity/sessions/client/session.ts'
import { ChunkLoadError } from '#ui/page/lazyScreen.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { Guarded } from './App.tsx'
import { SessionGuards } from './SessionGuards.tsx'

// The check that the page makes by itself every half minute, and what it means when it fails (decisions §12).
const session = {
  Token: 'public-id',
  FIRSTLOGIN: 'No',
  AUTHDATA: { userProfile: [{ userautoid: { userId: 'ana' } }] },
} as unknown as StoredSession
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => answer())
  enterSession(session)
})
afterEach(() => {
  cleanup()
  leaveSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const json = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const show = () =>
  render(
    <UiProvider navigate={() => {}}>
      <SessionGuards session={session} />
    </UiProvider>,
  )
const nextCheck = () => act(() => vi.advanceTimersByTimeAsync(31_000))

test('the offline dialog outlives a part of the page that did not load', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const NotLoaded = () => {
    throw new ChunkLoadError('a part')
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <UiProvider navigate={() => {}}>
      <Guarded address="/home" session={session}>
        <NotLoaded />
      </Guarded>
    </UiProvider>,
  )
  await nextCheck()
  expect(screen.getByText(/Your Internet connection is Lost !!!/)).toBeTruthy()
  vi.restoreAllMocks()
})

test('a check that the server refuses ends the session here too', async () => {
  answer = () => json(400, { error: { code: 'BAD_INPUT', message: 'no' } })
  show()
  await nextCheck()
  expect(currentSession()).toEqual({ phase: 'out', notice: 'Your session could not be checked. Please sign in again.' })
})

test('a lost connection shows the offline dialog and keeps the page; the next answer closes it', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  show()
  await nextCheck()
  expect(currentSession().phase).toBe('in')
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy()
  answer = () => json(200, { loginsessionid: 'public-id' })
  await nextCheck()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(currentSession().phase).toBe('in')
})

test.each([
  ['CLOSED_ELSEWHERE', 'Your session was closed by another login.'],
  ['SESSION_IDLE', 'You were signed out after 20 minutes without activity.'],
  ['SESSION_ENDED', 'The password was changed. Please sign in again.'],
])('a session that is over leads out and says why: %s', async (code, message) => {
  const answers = [json(200, { loginsessionid: null }), json(401, { error: { code, message } })]
  answer = () => answers.shift() ?? json(500, {})
  show()
  await nextCheck()
  expect(currentSession()).toEqual({ phase: 'out', notice: message })
})

test('a menu that somebody else saved is here at the next check', async () => {
  const rows = [{ permission_id: 1, permission_name: 'visaCareManageCase', description: 'Our Matters' }]
  const newer = { ...session, heldMark: 'after', AUTHDATA: { ...session.AUTHDATA, rolespermission: rows } }
  const answers = [json(200, { loginsessionid: 'public-id', heldMark: 'after' }), json(200, newer)]
  answer = () => answers.shift() ?? json(500, {})
  enterSession({ ...session, heldMark: 'before' })
  show()
  await nextCheck()
  expect(currentSession()).toMatchObject({ phase: 'in', session: newer })
})

test('a browser that has the session of another login by now says so', async () => {
  const answers = [json(200, { loginsessionid: null }), json(200, session)]
  answer = () => answers.shift() ?? json(500, {})
  show()
  await nextCheck()
  expect(currentSession()).toEqual({ phase: 'out', notice: 'Your session was closed by another login.' })
})
