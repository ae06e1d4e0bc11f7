import { of } from '#engine/reference.ts'
import { person } from '#facts/person.ts'
import { standing } from '#facts/standing.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { family } from '#rules/prefiling/needs.ts'

/** Who petitions for whom on Form I-130: its own person is the petitioner, the case is about the relative. */
export function relativeView({ main, look, row }: FilingFile): Record<string, unknown> {
  if (main?.formId !== 'i-130') return {}
  const married = look.value(of('applicant', person.maritalStatus))
  return {
    [family.petitionerStanding.id]: look.value(standing.standing),
    [family.petitionerBornOn.id]: look.value(person.birthDate),
    [family.relativeBornOn.id]: look.value(of('applicant', person.birthDate)),
    [family.relativeMarried.id]: married === undefined ? undefined : married === 'Married' || married === 'Separated',
    [family.openedFor.id]: row.subType || undefined,
  }
}
