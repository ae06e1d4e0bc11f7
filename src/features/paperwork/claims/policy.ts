import { isEmployer, isFirm } from '#case-file/cases/policy.ts'
import { caseTypeById } from '#case-types/all.ts'
import { isOpenCase, Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import type { Actor } from '#platform/session/actor.ts'
import { preparesFiling } from '#preparation/filing-file/policy.ts'

type Of = { mode: 'LEGAL' | 'DIY'; ownerId: number | null; status: number; stage: string; typeId: number }
type Who = Pick<Actor, 'roleId' | 'userId' | 'scope'>

/** The client enters what it knows of its customer, its invoices and what came in; so does whoever prepares the matter. */
export const enters = (of: Of, who: Who): boolean =>
  isOpenCase(of.status) && (preparesFiling(of, who) || isEmployer(who.roleId))

/** What goes out in the law firm's name is its own. */
export const worksOn = (of: Of, { roleId }: Who): boolean => isOpenCase(of.status) && isFirm(roleId)

/** Which rate the contract gives and when a claim is barred is a question of law. */
export const confirms = ({ roleId }: Pick<Who, 'roleId'>): boolean => roleId === Role.attorney

export type NextStage = { id: string; name: string; needsReason: boolean }

/** Where the matter goes on by itself; what a recorded demand or delivery moves is not offered twice. */
export function nextStages(of: Of, who: Who, recorded: readonly string[]): NextStage[] {
  if (!isFirm(who.roleId) && !(isEmployer(who.roleId) && of.status === Status.initiated)) return []
  const { stages = [] } = caseTypeById(of.typeId) ?? {}
  const here = stages.find(({ id }) => id === of.stage)
  return (here?.next ?? [])
    .filter((id) => !recorded.includes(id))
    .flatMap((id) => {
      const stage = stages.find((each) => each.id === id)
      return stage ? [{ id, name: stage.name, needsReason: id === 'WRITTEN_OFF' }] : []
    })
}
