import type { familyRelations } from '#formats/options.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'

export type Relation = 'Principal' | (typeof familyRelations)[number]

const ADULT_YEARS = 18

/** Whether somebody may have a login of their own. A child's age must be known; others count as adults. */
export function isAdult(person: { relation: Relation; birthDate: string | null }, today: string): boolean {
  if (person.birthDate !== null) return yearsBetween(person.birthDate, today) >= ADULT_YEARS
  return person.relation !== 'Son' && person.relation !== 'Daughter'
}

/** Full years between two ISO dates. */
export function yearsBetween(from: string, until: string): number {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4))
  return until.slice(5) < from.slice(5) ? years - 1 : years
}

export const REINSTATE_DAYS = 30

/** A termination entered by mistake can be taken back for 30 days; later it is a new employment. */
export const mayReinstate = (terminatedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(terminatedAt) <= REINSTATE_DAYS * 86_400_000

/** 'Offered' until the first day, 'Ended' after the last one. */
export function statusOn(
  today: string,
  { startedOn, endedOn }: { startedOn: string | null; endedOn: string | null },
): 'Offered' | 'Active' | 'Ended' {
  if (endedOn !== null && endedOn <= today) return 'Ended'
  return startedOn !== null && startedOn > today ? 'Offered' : 'Active'
}

/**
 * What may be done to a person. People in scope `person` work with their own household, which row-level security draws;
 * everybody else needs the right. There is no role without one of the two, hence no single right on the operation.
 */
export type PeopleRight = 'employee:read' | 'employee:create' | 'employee:edit'

export const isOwnHousehold = ({ scope }: Pick<Actor, 'scope'>): boolean => scope === 'person'

/** How the screens offer what the seeded rights allow; the server decides by the right itself. */
const { provider, providerAssistant, employer, employee, attorney, attorneyAssistant, lawFirm } = Role
const among = (roles: readonly number[]) => (roleId: number) => roles.includes(roleId)

export const createsPeople = (roleId: number) => roleId !== employee
export const invitesPeople = among([provider, providerAssistant, employer, lawFirm, attorney])
export const terminatesPeople = among([provider, providerAssistant, employer, lawFirm])
export const revealsSecrets = among([provider, employer, employee, lawFirm, attorney, attorneyAssistant])
