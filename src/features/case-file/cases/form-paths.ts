/** The address of each form's screen (specification §2, decisions §5), without the case. */
const fragments: Readonly<Record<string, string>> = {
  'i-129': '/visaCareAddCaseI129',
  'i-539': '/visaCareAddI539Cases',
  'i-539a': '/visaCareAddI539ACases',
  'i-907': '/visaCareAddCaseH1BI907',
  'g-28': '/visaCareAddCaseG28',
  'i-765': '/visaCareAddCaseI765',
  'i-130': '/visaCareAddCaseI130',
  'i-130a': '/visaCareAddCaseI130A',
  'g-1145': '/visaCareAddCaseG1145',
  'i-131': '/visaCareAddCaseI131',
  'i-140': '/visaCareAddCaseI140',
  'i-485': '/visaCareAddCaseI485',
  'i-485supj': '/visaCareAddCaseI485SupJ',
  'i-864': '/visaCareAddCaseI864',
  'i-9': '/visaCareAddI9',
  'eta-9089': '/visaCareAddCasePerm',
  'eta-9089-appendix-a': '/visaCareAddCasePermAppendixA',
  'eta-9089-final-determination': '/visaCareAddCasePermFinalDetermination',
  'eta-9035': '/visaCareAddCaseLCA',
}

type FormOfCase = { id: number | string; formId: string; edition: string }

/** The screen of one form of a case, at one of its items. A form that is not built has no edition, and no screen yet. */
export function formPath({ id, formId, edition }: FormOfCase, caseId: number, item?: string): string | undefined {
  const fragment = fragments[formId]
  if (!fragment || edition === '') return undefined
  return `${fragment}/${caseId}/${id}${item ? `?item=${encodeURIComponent(item)}` : ''}`
}

/** Which form an address is about, whatever its case. */
export function formAt(path: string): string | undefined {
  const [, first = ''] = path.toLowerCase().split('/')
  return Object.keys(fragments).find((formId) => fragments[formId]?.toLowerCase() === `/${first}`)
}
