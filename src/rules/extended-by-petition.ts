import type { CaseType } from '#case-types/case-type.ts'
import { classOf } from '#facts/status-codes.ts'
import { stay } from '#facts/stay.ts'

/**
 * Statuses of a worker that the employer extends with Form I-129 (8 CFR 214.1(c)(1); Form I-539, “Who may file”). E-1 and
 * E-2 are not among them: the family has the same class on its I-94.
 */
const byPetition = /^(H-1B1?|H-2[AB]|H-3|L-1[AB]?|O-1[AB]?|O-2|P-1[ABS]?|P-[23]S?|Q-1|R-1|TN|E-3)$/

export const isExtendedByPetition = (status: string): boolean => byPetition.test(classOf(status))

/** Why Form I-539 does not extend the stay of this person; undefined: it does, or the status is not known. */
export const notByApplication = (name: string, status: string | undefined): string | undefined =>
  status !== undefined && isExtendedByPetition(status)
    ? `${name} is in ${classOf(status)} status by the record. The employer extends it with Form I-129; Form I-539 extends the stay of the family. Correct the record if this is wrong.`
    : undefined

/** The same before a case is opened: whether this type and sub-type is an extension on Form I-539. */
export const extendsByApplication = ({ implies }: Pick<CaseType, 'implies'>, subType = ''): boolean =>
  implies?.subTypes?.[subType]?.[stay.stayAction.id] === 'Extension of stay'
