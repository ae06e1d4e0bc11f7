import { isEmployer, isFirm, isProvider } from '#case-file/cases/policy.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import type { Actor } from '#platform/session/actor.ts'

type Of = { typeId: number; status: number; subType: string }
type Who = Pick<Actor, 'roleId' | 'scope'>

export const recruits = ({ typeId }: Pick<Of, 'typeId'>): boolean => typeId === CaseType.perm

/** The worker has no part in the recruitment and does not see it (20 CFR 656.10(b)(2)(ii)). */
export const seesRecruitment = ({ scope }: Who): boolean => scope !== 'person'

export const keepsRecruitment = ({ roleId }: Who): boolean => isFirm(roleId) || isProvider(roleId) || isEmployer(roleId)

/** Only who normally interviews for such jobs: the employer's own people (20 CFR 656.10(b)(2)(i)). */
export const considersApplicants = ({ roleId }: Who): boolean => isEmployer(roleId)

export const isStillOpen = ({ status }: Pick<Of, 'status'>): boolean => isBeforeFiling(status)

export const isProfessional = ({ subType }: Pick<Of, 'subType'>): boolean =>
  subType !== 'nonprofessional' && subType !== 'collegeTeacher'
