import type { StoredSession } from '../auth-data.ts'
import { currentSession } from './session.ts'

/** Who is signed in, in words a screen can use. */
export const personOf = ({ AUTHDATA }: StoredSession) => {
  const profile = AUTHDATA.userProfile[0]
  const person = profile?.userautoid.personautoid
  return {
    userId: profile?.userautoid.id ?? 0,
    userName: profile?.userautoid.userId ?? '',
    firstName: person?.first_name ?? '',
    name: [person?.first_name, person?.middle_name, person?.last_name].filter(Boolean).join(' '),
    roleId: profile?.roleFkId.roleId ?? 0,
    roleName: profile?.roleFkId.roleName ?? '',
    companyName: profile?.userautoid.companyAutoid.companyname ?? '',
  }
}

export const userNameOf = (session: StoredSession): string => personOf(session).userName

/** Who is signed in, for what a browser keeps: whoever signs in next in it does not find what somebody else chose. */
export function whose(): string {
  const session = currentSession()
  return session.phase === 'in' ? String(personOf(session.session).userId) : ''
}
