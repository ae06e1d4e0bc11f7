import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'

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
