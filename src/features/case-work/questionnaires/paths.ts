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

/** The questions of a case, at one of them. */
export const questionnairePath = (typeId: number, caseId: number, question?: string): string =>
  `${ofType[typeId] ?? SHARED}/${caseId}${question === undefined ? '' : `?question=${encodeURIComponent(question)}`}`

/** Which case's questionnaire an address is about, whatever its case. */
export function questionnaireAt(path: string): number | undefined {
  const [, first = '', caseId] = path.toLowerCase().split('/')
  const known = [SHARED, ...Object.values(ofType)].some((each) => each.toLowerCase() === `/${first}`)
  return known ? Number(caseId) || undefined : undefined
}

export const invitationPath = (token: string): string => `/questionnaireInvitation/${token}`
