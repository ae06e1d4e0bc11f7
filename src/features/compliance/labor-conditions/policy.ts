import { isEmployer, isFirm, isProvider } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'

type Who = Pick<Actor, 'roleId'>
type Of = { lawFirmId: number | null }

/** The law firm prepares the LCA of a company that it represents; without one the company's administrator does. */
export const preparesLca = ({ lawFirmId }: Of, { roleId }: Who): boolean =>
  isProvider(roleId) || (lawFirmId === null ? roleId === Role.employer : isFirm(roleId))

/** Whoever is at the workplace hangs up the notice, photographs it and takes it down; the firm may write it down too. */
export const postsNotice = (of: Of, who: Who): boolean => isEmployer(who.roleId) || preparesLca(of, who)

/** Withdrawing an LCA and destroying its file are decisions: an assistant prepares, and decides nothing (decisions §2). */
export const decidesOnLca = (of: Of, who: Who): boolean =>
  preparesLca(of, who) && who.roleId !== Role.attorneyAssistant && who.roleId !== Role.providerAssistant
