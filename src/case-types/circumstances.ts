import { allOf, anyOf, type Truth } from '#engine/condition.ts'

/**
 * What a checklist or package depends on, each in the words of a yes-or-no question. Options of the case, its sub-type
 * and facts answer them; one that nobody has answered yet is neither yes nor no.
 */
export const circumstances = {
  legal: 'Does an attorney represent the client?',
  paper: 'Is it filed on paper?',
  premium: 'Is premium processing asked for?',
  dependents: 'Do family members file together with this case?',
  furtherApplicants: 'Is there more than one applicant?',
  foreignLanguage: 'Is any document in another language than English?',
  // H-1B
  capSubject: 'Does the petition count against the H-1B cap?',
  capExempt: 'Is the employer or the job exempt from the cap?',
  changesEmployer: 'Does the worker change employers?',
  extends: 'Is an extension of stay asked for?',
  amends: 'Does it amend an approved petition?',
  inUnitedStates: 'Is the worker in the United States?',
  changesStatus: 'Is a change of status asked for?',
  consular: 'Will the worker apply for a visa abroad?',
  foreignDegree: 'Does the degree come from abroad, or does experience stand in for it?',
  licenseRequired: 'Does the occupation need a license?',
  changesFromStudent: 'Is the worker an F-1 student now?',
  homeResidence: 'Is the person subject to the two-year home residence rule (212(e))?',
  thirdPartyPlacement: 'Will the work be done at a client’s site?',
  ownsMajority: 'Does the worker own more than half of the employer?',
  beyondSixYears: 'Is time beyond six years asked for?',
  recapture: 'Are days abroad recaptured?',
  smallOrNewEmployer: 'Is the employer small or new?',
  newLca: 'Does the petition need a new labor condition application?',
  // L-1, O-1, TN, E-3, H-1B1
  transfersManager: 'Is the worker transferred as a manager or executive (L-1A)?',
  transfersSpecialist: 'Is the worker transferred for specialized knowledge (L-1B)?',
  blanketPetition: 'Is it a blanket petition for the whole group?',
  newOffice: 'Does the worker open a new office?',
  extraordinaryArts: 'Is it extraordinary ability in the arts, or achievement in film or television (O-1B)?',
  byAgent: 'Does an agent petition, or are there several employers?',
  degreeProfession: 'Does the profession on the treaty’s list need a degree?',
  // Family
  spouse: 'Is the spouse an applicant?',
  child: 'Is a child an applicant?',
  remarried: 'Was anybody of the couple married before?',
  filedWithH1b: 'Is it filed together with the principal’s petition?',
  changesFromOtherStatus: 'Does the applicant change from another status?',
  asksEad: 'Is a work permit asked for at the same time?',
  asksAdvanceParole: 'Is advance parole asked for at the same time?',
  asksAffidavit: 'Is an affidavit of support needed?',
  // EAD
  studentOpt: 'Is it for practical training ((c)(3)(A) or (B))?',
  stemOpt: 'Is it for the STEM extension ((c)(3)(C))?',
  adjustmentEad: 'Is it for an adjustment applicant ((c)(9))?',
  h4Ead: 'Is it for an H-4 spouse ((c)(26))?',
  renewal: 'Is it a renewal or replacement?',
  admitted: 'Was the person admitted with an I-94?',
  arrested: 'Was the person ever arrested or charged?',
  filedWithAdjustment: 'Is it filed together with the I-485?',
  // Relatives
  adopted: 'Is the relative adopted?',
  bornOutOfWedlock: 'Is a father the petitioner or relative of a child born out of wedlock?',
  stepRelation: 'Is it a step relation?',
  bloodRelation: 'Is the relative a child, parent or sibling?',
  doubtfulMarriage:
    'Is the petitioner a resident by an earlier marriage of less than 5 years, or was the marriage during removal proceedings?',
  emergency: 'Is it an emergency?',
  // PERM and I-140
  professional: 'Is it a professional occupation?',
  collegeTeacher: 'Is it a college teacher with special recruitment?',
  sameEmployerExperience: 'Was the required experience gained with the same employer?',
  layoffs: 'Were there layoffs in the occupation within 6 months?',
  relatedOrOwner: 'Is the worker related to or an owner of the employer?',
  laborCertification: 'Does the class need a labor certification?',
  selfPetition: 'Does the worker petition alone?',
  extraordinary: 'Is it class E11, extraordinary ability?',
  researcher: 'Is it class E12, outstanding professor or researcher?',
  manager: 'Is it class E13, multinational manager?',
  nationalInterest: 'Is a national interest waiver asked for?',
  hundredWorkers: 'Does the employer have 100 workers or more?',
  alreadyEmployed: 'Does the worker work for the employer already?',
  experienceRequired: 'Do the requirements include experience?',
  degreeRequired: 'Do the requirements include a degree?',
  successor: 'Did the employer change after the labor certification?',
  concurrent: 'Are I-140 and I-485 filed together?',
  // I-485 and I-864
  employmentBased: 'Is it an employment-based case?',
  derivative: 'Is the applicant a spouse or child of the principal?',
  married: 'Is the applicant married?',
  medicalExcepted: 'Is the applicant excepted from the medical examination at filing?',
  jobOfferNeeded: 'Does the class need a job offer?',
  relativeFiledOrOwns:
    'Did a relative file the I-140, or does one own 5 % or more of the petitioner (a brother or sister: as a U.S. citizen only)?',
  penaltyFee: 'Does the applicant adjust under 245(i)?',
  nearTwentyOne: 'Is a derivative child near 21?',
  incomeChanged: 'Does the current income differ from the tax return?',
  householdIncome: 'Is the income of household members used?',
  assetsUsed: 'Are assets used?',
  jointSponsor: 'Is there a joint sponsor?',
  // LCA and PAF
  otherWageSource: 'Does the prevailing wage come from another source than OEWS?',
  determinedWage: 'Was a prevailing wage determination (ETA-9141) used?',
  corporateChange: 'Was the employer reorganized?',
  singleEmployer: 'Were several entities counted as one employer?',
  dependentOrViolator: 'Is the employer H-1B-dependent or a willful violator?',
  exemptOnly: 'Are all workers on the LCA exempt?',
  // I-9
  preparerUsed: 'Did somebody help with Section 1?',
  rehiredOrReverified: 'Is it a rehire, a reverification or a change of name?',
  copiesKept: 'Does the employer keep copies, or was the examination remote?',
  receiptShown: 'Was a receipt shown instead of a document?',
} as const

export type Circumstance = keyof typeof circumstances

/** A condition as data: one circumstance, or several together. */
export type When = Circumstance | { all: readonly When[] } | { any: readonly When[] } | { not: When }

export type Circumstances = Readonly<Partial<Record<Circumstance, boolean>>>

export const all = (...conditions: When[]): When => ({ all: conditions })
export const any = (...conditions: When[]): When => ({ any: conditions })
export const not = (condition: When): When => ({ not: condition })

/** True, false, or not known yet. */
export function holds(when: When | undefined, known: Circumstances): Truth {
  if (when === undefined) return true
  if (typeof when === 'string') return known[when]
  if ('all' in when) return allOf(when.all.map((each) => holds(each, known)))
  if ('any' in when) return anyOf(when.any.map((each) => holds(each, known)))
  const truth = holds(when.not, known)
  return truth === undefined ? undefined : !truth
}

/** What must still be answered to know whether a condition holds. */
export function openQuestions(when: When | undefined, known: Circumstances): Circumstance[] {
  if (when === undefined || holds(when, known) !== undefined) return []
  if (typeof when === 'string') return [when]
  const parts = 'all' in when ? when.all : 'any' in when ? when.any : [when.not]
  return [...new Set(parts.flatMap((each) => openQuestions(each, known)))]
}
