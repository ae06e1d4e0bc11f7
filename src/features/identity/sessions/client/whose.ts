import { personOf } from './person.ts'
import { currentSession } from './session.ts'

/** Who is signed in, for what a browser keeps: whoever signs in next in it does not find what somebody else chose. */
export function whose(): string {
  const session = currentSession()
  return session.phase === 'in' ? String(personOf(session.session).userId) : ''
}
