import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'

type Who = Pick<Actor, 'roleId' | 'userId' | 'scope'>
type Of = { mode: 'LEGAL' | 'DIY'; ownerId: number | null }

/** A filing shows the employer's facts too: an employee sees that of an own do-it-yourself case only. */
export const seesFiling = ({ mode }: Of, { scope }: Who): boolean => scope !== 'person' || mode === 'DIY'

/** Who prepares a filing: the firm, the provider, and in DIY whoever owns the case. */
export const preparesFiling = ({ mode, ownerId }: Of, { roleId, userId }: Who): boolean =>
  isProvider(roleId) || (mode === 'LEGAL' ? isFirm(roleId) : ownerId === userId)

/** What went out stays as it went out; a rejected package is prepared again. */
export const isStillPrepared = ({ status }: { status: number }): boolean => isBeforeFiling(status)

/** No package takes an hour: one that has not come by then will not come, and another one may be asked for. */
export const isUnderWay = ({ status, createdAt }: { status: string; createdAt: string }, now: Date): boolean =>
  isAwaited(status) && now.getTime() - Date.parse(createdAt) < 3_600_000
export const isAwaited = (status: string): boolean => status === 'Waiting' || status === 'Working'

/** Who pays must agree: the firm for its client, the employer, the owner of a DIY case; their assistants do not approve (decisions §2). */
export const approvesFees = (of: Of, who: Who): boolean => {
  if (of.mode === 'DIY') return preparesFiling(of, who)
  const { attorneyAssistant, employer } = Role
  return who.roleId === employer || (who.roleId !== attorneyAssistant && preparesFiling(of, who))
}

/** An assistant looks at the scans; that a box is signed is said by who answers for the filing. */
export const confirmsSignatures = (of: Of, who: Who): boolean =>
  preparesFiling(of, who) && who.roleId !== Role.attorneyAssistant && who.roleId !== Role.providerAssistant

/** 8 CFR 1003.102: the attorney answers for what is filed. */
export const waivesErrors = ({ roleId }: Pick<Who, 'roleId'>): boolean => roleId === Role.attorney

/** What could not be checked: the attorney says why it does not matter; in a do-it-yourself case its owner answers for it. */
export const waivesUnchecked = (of: Of, who: Who): boolean =>
  waivesErrors(who) || (of.mode === 'DIY' && preparesFiling(of, who))

/** case-types.md §1.7: an address looked up longer ago is not used. */
export const ADDRESS_DAYS = 7

export function addressIsFresh(verifiedOn: string | null, on: string): boolean {
  if (verifiedOn === null) return false
  return Date.parse(on) - Date.parse(verifiedOn) <= ADDRESS_DAYS * 86_400_000
}
