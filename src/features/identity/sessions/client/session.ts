import { useSyncExternalStore } from 'react'
import { sessionsApi } from '#identity/client/api.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { liveIn } from '#ui/today.ts'
import type { StoredSession } from '../auth-data.ts'

/**
 * Who is signed in, as this tab knows it. The specification's stored items live in the session storage with their
 * shape; the server trusts none of them, and a new tab asks the server and rebuilds them.
 */
export type SessionState =
  | { phase: 'unknown' }
  | { phase: 'out'; notice: string | null }
  | { phase: 'in'; session: StoredSession }

let state: SessionState = { phase: 'unknown' }
const listeners = new Set<() => void>()

export const useSession = (): SessionState => useSyncExternalStore(subscribe, () => state)
export const currentSession = (): SessionState => state

/** The session of a screen that only signed-in people see. */
export function useSignedIn(): StoredSession {
  const current = useSession()
  if (current.phase !== 'in') throw new Error('This screen needs a session')
  return current.session
}

/** At start, in every tab: a quick "nobody" when no tab has signed in, else what the server says. */
export async function restoreSession(): Promise<void> {
  if (localStorage.getItem(SIGNED_IN) === null) return become({ phase: 'out', notice: null })
  try {
    enterSession(await call(sessionsApi.me, {}))
  } catch (error) {
    // Offline is not signed out: what this tab stored still shows who it was.
    if (error instanceof CallFailed && error.status === 0 && sessionStorage.getItem('AUTHDATA'))
      return become({ phase: 'in', session: readStored() })
    leaveSession(noticeOf(error))
  }
}

export function enterSession(session: StoredSession): void {
  localStorage.setItem(SIGNED_IN, session.Token)
  for (const [name, value] of Object.entries(session)) {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  become({ phase: 'in', session })
}

/** Clears the stored session; `notice` is what the sign-in page tells. */
export function leaveSession(notice: string | null = null): void {
  localStorage.removeItem(SIGNED_IN)
  for (const name of STORED) sessionStorage.removeItem(name)
  become({ phase: 'out', notice })
}

/** The own logout: ends the session at the server, then here, whatever the server says. */
export async function logOut(userId: string): Promise<void> {
  await call(sessionsApi.logout, { userId }).catch(() => {})
  leaveSession()
}

/** Another tab signed in or out: this one follows. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== SIGNED_IN) return
    if (newValue === null) leaveSession()
    else if (state.phase !== 'in' || state.session.Token !== newValue) void restoreSession()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

const noticeOf = (error: unknown) =>
  error instanceof CallFailed && error.code !== 'SIGNED_OUT' && error.status === 401 ? error.message : null

const SIGNED_IN = 'visacare.signedIn'
const STORED = [
  'AUTHDATA',
  'TOKENAUTH',
  'Token',
  'FIRSTLOGIN',
  'landing',
  'selectedCorporateId',
  'loggedCorporateId',
  'selectedLawfirmId',
  'loggedLawfirmId',
  'selectedAttorneyId',
  'loggedAttorneyId',
  'LOGINLAWFIRMDATA',
  'employerRolePermission',
  'selectedRoleName',
  'secondFactorMissing',
  'zone',
  'rights',
  'heldMark',
  'termsToAccept',
] as const satisfies readonly (keyof StoredSession)[]

const TEXTS = new Set<string>([
  'Token',
  'FIRSTLOGIN',
  'landing',
  'selectedRoleName',
  'zone',
  'heldMark',
  'termsToAccept',
])

function readStored(): StoredSession {
  const entries = STORED.map((name) => {
    const text = sessionStorage.getItem(name)
    return [name, text === null || TEXTS.has(name) ? text : JSON.parse(text)]
  })
  return Object.fromEntries(entries) as StoredSession
}

function become(next: SessionState): void {
  state = next
  liveIn(next.phase === 'in' ? next.session.zone : undefined)
  for (const each of listeners) each()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
