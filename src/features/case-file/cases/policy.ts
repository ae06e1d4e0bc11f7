import type { CaseType } from '#case-types/case-type.ts'
import type { ParticipantCode } from '#case-types/people/participant.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { TaskFor } from './records.ts'

/**
 * What may be done with cases. Somebody in scope `person` works with the cases of the own household, which row-level
 * security draws; everybody else needs the right. There is no role without one of the two, hence no single right on the
 * operations.
 */
export type CaseRight = 'case:read' | 'case:create' | 'case:edit' | 'case:assign'

type Who = Pick<Actor, 'scope' | 'userId'>

const { provider, providerAssistant, employer, employerAssistant, employee } = Role
const { attorney, lawFirm, attorneyAssistant } = Role
const among = (roles: readonly number[]) => (roleId: number) => roles.includes(roleId)

const providerSide = [provider, providerAssistant]
const firm = [attorney, attorneyAssistant, lawFirm]

export const isFirm = among(firm)
/** What is internal is the work product of the firm: the provider's staff does not see it either. */
export const seesInternal = isFirm
export const isProvider = among(providerSide)
export const isEmployer = among([employer, employerAssistant])
export const isEmployee = among([employee])

/** How the screens offer what the seeded rights allow; the server decides by the right itself. */
export const assignsCases = among([...providerSide, attorney, lawFirm])
export const worksOnLists = among([...providerSide, ...firm, employer, employerAssistant])

/** What an employee sees of the costs: those of the own do-it-yourself case. */
export const seesFees = (roleId: number, mode: 'LEGAL' | 'DIY') => !isEmployee(roleId) || mode === 'DIY'

/** What a case is made of is not the family's choice, unless it does the case itself. */
export const choosesOptions = (
  of: { mode: 'LEGAL' | 'DIY'; ownerId: number | null },
  { scope, userId }: Who,
): boolean => scope !== 'person' || (of.mode === 'DIY' && of.ownerId === userId)

/** What the employer or the firm has to do in a LEGAL case is not the family's business. */
export const seesTask = (
  { mode }: { mode: 'LEGAL' | 'DIY' },
  { scope }: Pick<Actor, 'scope'>,
  forWhom: unknown,
): boolean => scope !== 'person' || mode === 'DIY' || forWhom === 'employee'

/** An employee asks only for what the worker or the family may start (case-types.md, "Starter"). */
export function mayStart({ scope }: Pick<Actor, 'scope'>, type: Pick<CaseType, 'starters'>): boolean {
  if (scope !== 'person') return true
  const family: readonly ParticipantCode[] = ['BENEFICIARY', 'DEPENDENT', 'FAM_PETITIONER']
  return type.starters.some((code) => family.includes(code))
}

/** Whose turn is mine, when I have this role. */
export function sidesOf(roleId: number): readonly TaskFor[] {
  if (isEmployer(roleId)) return ['employer']
  if (isEmployee(roleId)) return ['employee']
  return roleId === attorney ? ['attorney', 'firm'] : ['firm', 'attorney']
}
