import type { CaseDetails } from '#case-file/case-details/records.ts'
import { ageOn, type Day } from '#formats/day.ts'

type Relative = { id: number; firstName: string; lastName: string; status: string; birthDate: string | null }
type Of = {
  personId: number | null
  related: readonly Pick<CaseDetails['related'][number], 'relation' | 'personName'>[]
}

/** A sponsor is at least 18 (8 CFR 213a.1) and is not one of those who apply themselves. */
export const maySponsor = (relative: Relative, { personId, related }: Of, today: Day): boolean =>
  relative.id !== personId &&
  relative.status === 'Active' &&
  (relative.birthDate === null || ageOn(relative.birthDate, today) >= 18) &&
  !related.some(
    ({ relation, personName }) =>
      relation === 'dependent' && personName === `${relative.firstName} ${relative.lastName}`,
  )
