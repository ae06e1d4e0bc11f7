/** The questionnaire of each case type (decisions §5); types without an address of their own share one. */
const ofType: Readonly<Record<number, string>> = {
  1: '/visaCareH1BQuestionnaier',
  3: '/visaCareEADQuestionnaire',
  5: '/visaCareI140Questionnaire',
  6: '/visaCareI485Questionnaire',
  7: '/visaCareI130BeneficiaryQuestionnaire',
  8: '/visaCareI131Questionnaire',
  9: '/visaCareI864Questionnaire',
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
