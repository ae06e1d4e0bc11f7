/** The address of each form's screen (specification §2, decisions §5), without the case. */
const fragments: Readonly<Record<string, string>> = {
  'i-129': '/visaCareAddCaseI129',
  'i-539': '/visaCareAddI539Cases',
  'i-539a': '/visaCareAddI539ACases',
  'i-907': '/visaCareAddCaseH1BI907',
  'g-28': '/visaCareAddCaseG28',
  'i-765': '/visaCareAddCaseI765',
  'i-130': '/visaCareAddCaseI130',
  'i-131': '/visaCareAddCaseI131',
  'i-140': '/visaCareAddCaseI140',
  'i-485': '/visaCareAddCaseI485',
  'i-485supj': '/visaCareAddCaseI485SupJ',
  'i-864': '/visaCareAddCaseI864',
  'eta-9089': '/visaCareAddCasePerm',
  'eta-9035': '/visaCareAddCaseLCA',
}

/** The form screen of a case, at one of its forms and one of its items. */
export function formPath(formId: string, caseId: number, caseFormId: number, item?: string): string | null {
  const fragment = fragments[formId]
  if (!fragment) return null
  return `${fragment}/${caseId}/${caseFormId}${item === undefined ? '' : `?item=${encodeURIComponent(item)}`}`
}

/** Which form an address is about; the longest fragment wins, whatever its case. */
export function formAt(path: string): string | undefined {
  const [, first = ''] = path.toLowerCase().split('/')
  return Object.keys(fragments).find((formId) => fragments[formId]?.toLowerCase() === `/${first}`)
}
