import { petition } from '#facts/petition.ts'
import { stay } from '#facts/stay.ts'
import { workPermit } from '#facts/work-permit.ts'
import type { CaseTypeId } from './case-type.ts'

type Implied = Readonly<Record<string, unknown>>

const { classification, basis, requestedAction } = petition
const { stayAction, changeToStatus } = stay
const { workPermitCategory } = workPermit

/** What every case of a type says, and what each of its sub-types adds. */
const implied: Partial<Record<CaseTypeId, { always?: Implied; subTypes: Readonly<Record<string, Implied>> }>> = {
  1: {
    always: { [classification.id]: 'H-1B' },
    subTypes: {
      cap: { [basis.id]: 'New employment' },
      capExempt: { [basis.id]: 'New employment' },
      transfer: { [basis.id]: 'Change of employer', [requestedAction.id]: 'Extend stay' },
      extension: { [basis.id]: 'Continuation without change', [requestedAction.id]: 'Extend stay' },
      amendment: { [basis.id]: 'Amended petition', [requestedAction.id]: 'Amend stay' },
      amendmentAndExtension: { [basis.id]: 'Change in approved employment', [requestedAction.id]: 'Extend stay' },
    },
  },
  2: {
    subTypes: {
      extension: { [stayAction.id]: 'Extension of stay' },
      change: { [stayAction.id]: 'Change of status', [changeToStatus.id]: 'H-4' },
    },
  },
  3: {
    subTypes: {
      '(C)(3)(A)': { [workPermitCategory.id]: '(c)(3)(A)' },
      '(C)(3)(B)': { [workPermitCategory.id]: '(c)(3)(B)' },
      '(C)(3)(C)': { [workPermitCategory.id]: '(c)(3)(C)' },
      '(C)(9)': { [workPermitCategory.id]: '(c)(9)' },
      '(C)(26)': { [workPermitCategory.id]: '(c)(26)' },
    },
  },
}

/** What is known of a case because of what was opened: nobody is asked whether an H-1B petition asks for H-1B. */
export const impliedFacts = (typeId: number, subType: string): Implied => {
  const found = implied[typeId as CaseTypeId]
  return { ...found?.always, ...found?.subTypes[subType] }
}

/** What the forms of a case say by being there: each family member who applies too has a Form I-539A. */
export const countedFacts = (formIds: readonly string[]): Implied =>
  formIds.includes('i-539') ? { [stay.coApplicants.id]: formIds.filter((id) => id === 'i-539a').length } : {}
