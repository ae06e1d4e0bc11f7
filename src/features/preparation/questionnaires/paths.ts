import { CaseType } from '#case-types/case-type.ts'

/** The questionnaire of each case type (decisions §5); all others share one. */
const ofType: Readonly<Record<number, string>> = {
  [CaseType.h1b]: '/visaCareH1BQuestionnaier',
  [CaseType.ead]: '/visaCareEADQuestionnaire',
  [CaseType.i140]: '/visaCareI140Questionnaire',
  [CaseType.i485]: '/visaCareI485Questionnaire',
  [CaseType.i130]: '/visaCareI130BeneficiaryQuestionnaire',
  [CaseType.i131]: '/visaCareI131Questionnaire',
  [CaseType.i864]: '/visaCareI864Questionnaire',
}

const SHARED = '/visaCareQuestionnaire'
const PETITIONER = '/visaCareI130PetitionerQuestionnaire'

/** The questions of a case, at one of them. */
export const questionnairePath = (typeId: number, caseId: number, question?: string): string =>
  `${ofType[typeId] ?? SHARED}/${caseId}${question === undefined ? '' : `?question=${encodeURIComponent(question)}`}`

/** Which case's questionnaire an address is about, whatever its case. */
export function questionnaireAt(path: string): number | undefined {
  const [, first = '', caseId] = path.toLowerCase().split('/')
  const known = [SHARED, ...Object.values(ofType), PETITIONER].some((each) => each.toLowerCase() === `/${first}`)
  return known ? Number(caseId) || undefined : undefined
}

/** Of two people on one form the one whose address it is comes first: role of the form → its questionnaire. */
const firstAt: Readonly<Record<string, { formId: string; role: string }>> = {
  '/visacarei130petitionerquestionnaire': { formId: 'i-130', role: 'person' },
  '/visacarei130beneficiaryquestionnaire': { formId: 'i-130', role: 'applicant' },
}

type Asked<S> = {
  forms: readonly { formId: string; roles: Readonly<Record<string, string>> }[]
  subjects: readonly S[]
}

/** Whom the questions are about, in the order of this address. */
export function subjectsAt<S extends { key: string }>(path: string, { forms, subjects }: Asked<S>): S[] {
  const { formId, role } = firstAt[`/${path.toLowerCase().split('/')[1] ?? ''}`] ?? {}
  const first = role && forms.find((each) => each.formId === formId)?.roles[role]
  return [...subjects].sort((one, other) => Number(other.key === first) - Number(one.key === first))
}

export const invitationPath = (token: string): string => `/questionnaireInvitation/${token}`
