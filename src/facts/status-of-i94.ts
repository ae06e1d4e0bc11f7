import type { ValueOf } from '#engine/fact.ts'
import { person } from './person.ts'
import { newest } from './pick.ts'
import { statusCode, statuses } from './status-codes.ts'

type Admissions = ValueOf<typeof person.admissions>

/**
 * What the newest I-94 says of today's status while it lasts: the class, and the day it ends or D/S. Whoever typed the
 * I-94 is not asked for the same again; a status that has changed since is answered over it.
 */
export function statusOfI94(admissions: Admissions | undefined, today: string): Readonly<Record<string, unknown>> {
  const last = newest(admissions, 'admittedOn')
  if (!last) return {}
  const { admissionClass, admittedUntil, durationOfStatus } = last
  const lasts = durationOfStatus === true || (admittedUntil !== undefined && admittedUntil >= today)
  if (!lasts) return {}
  const code = admissionClass && statusCode(admissionClass)
  const status = code && statuses.find((each) => statusCode(each) === code)
  return {
    ...(status && { [person.currentStatus.id]: status }),
    [person.statusWithoutEnd.id]: durationOfStatus === true,
    ...(durationOfStatus !== true && { [person.statusExpiresOn.id]: admittedUntil }),
  }
}
