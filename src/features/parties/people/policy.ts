import { roleIds } from '#identity/roles/policy.ts'
import type { Actor } from '#platform/session/actor.ts'

/**
 * What may be done to a person. People in scope `person` work with their own household, which row-level security draws;
 * everybody else needs the right. There is no role without one of the two, hence no single right on the operation.
 */
export type PeopleRight = 'employee:read' | 'employee:edit'

export const isOwnHousehold = ({ scope }: Pick<Actor, 'scope'>): boolean => scope === 'person'

/** How the screens offer what the seeded rights allow; the server decides by the right itself. */
const { visaCareAdmin, visaCareAdminAssistant, employerAdmin, employee, attorney, lawFirmAdmin } = roleIds
const among = (roles: readonly number[]) => (roleId: number) => roles.includes(roleId)

export const createsPeople = (roleId: number) => roleId !== employee
export const invitesPeople = among([visaCareAdmin, visaCareAdminAssistant, employerAdmin, lawFirmAdmin, attorney])
export const terminatesPeople = among([visaCareAdmin, visaCareAdminAssistant, employerAdmin, lawFirmAdmin])
export const revealsSecrets = among([visaCareAdmin, employerAdmin, employee, lawFirmAdmin, attorney])
