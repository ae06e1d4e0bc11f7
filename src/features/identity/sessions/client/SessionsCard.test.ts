import { expect, test } from 'vitest'
import type { StoredSession } from '../auth-data.ts'
import { endedInWords, sessionTimes } from './SessionsCard.tsx'

test('a session that has 11 hours left began an hour before its login date was refreshed', () => {
  const session = {
    AUTHDATA: { loginhistory: { login_date: '2026-11-15T10:00:00.000Z', userId: 'ana@cedar.example' } },
    TOKENAUTH: { expiresIn: 11 * 3600 },
  } as StoredSession
  expect(sessionTimes(session)).toEqual({ since: '2026-11-15T09:00:00.000Z', until: '2026-11-15T21:00:00.000Z' })
})

test('why a session ended is said in words', () => {
  expect(endedInWords('another login')).toBe('signed in elsewhere')
  expect(endedInWords('something new')).toBe('ended')
})
