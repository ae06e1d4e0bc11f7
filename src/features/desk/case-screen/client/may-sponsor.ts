import type { CaseDetails } from '#case-file/case-details/records.ts'
import type { Day } from '#formats/day.ts'
import { neverSponsors } from '#rules/support/sponsor-age.ts'

type Relative = { id: number; firstName: string; lastName: string; status: string; birthDate: string | null }
type Of = {
  personId: number | null
  related: readonly Pick<CaseDetails['related'][number], 'relation' | 'personName'>[]
}

/** A sponsor is 18 or older and is not one of those who apply themselves. */
export const maySponsor = (relative: Relative, { personId, related }: Of, today: Day): boolean =>
  relative.id !== personId &&
  relative.status === 'Active' &&
  neverSponsors(relative.firstName, relative.birthDate, today) === undefined &&
  !related.some(
    ({ relation, personName }) =>
      relation === 'dependent' && personName === `${relative.firstName} ${relative.lastName}`,
  )
