import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import type { Owner } from './checks.ts'

/** Whose password it is: names that it may not contain. */
export function ownerOf(session: StoredSession): Owner {
  const { name, userName } = personOf(session)
  return { email: userName, ownNames: name.split(' ').filter(Boolean) }
}
