/** The questionnaire of each case type (decisions §5); types without an address of their own share one. */
const questionnaires: Readonly<Record<number, string>> = {
  1: '/visaCareH1BQuestionnaier',
  3: '/visaCareEADQuestionnaire',
  5: '/visaCareI140Questionnaire',
  6: '/visaCareI485Questionnaire',
  7: '/visaCareI130BeneficiaryQuestionnaire',
  8: '/visaCareI131Questionnaire',
  9: '/visaCareI864Questionnaire',
}
export const questionnairePath = (typeId: number, caseId: number): string =>
  `${questionnaires[typeId] ?? '/visaCareQuestionnaire'}/${caseId}`

/** The screen of each form that the product knows. */
const forms: Readonly<Record<string, string>> = {
  'i-129': '/visaCareAddCaseI129',
  'g-28': '/visaCareAddCaseG28',
  'i-907': '/visaCareAddCaseH1BI907',
  'i-539': '/visaCareAddI539Cases',
  'i-539a': '/visaCareAddI539ACases',
  'i-765': '/visaCareAddCaseI765',
}
export const formPath = ({ formId, id }: { formId: string; id: number }, caseId: number): string | undefined => {
  const page = forms[formId]
  return page && `${page}/${caseId}/${id}`
}
