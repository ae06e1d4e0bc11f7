type Place = { kind: string; id: number; companyId: number | null; employmentId: number | null; path?: string }

/** The right that lets somebody see what a search found; the own household needs none. */
export const rightFor: Readonly<Record<string, string>> = {
  person: 'employee:read',
  company: 'company:read',
  lawFirm: 'lawFirm:read',
  case: 'case:read',
}

/**
 * A whole number means its case, and no other one whose number is like it. A name means the person first, then the person's cases; within a
 * kind the best match stays first.
 */
export const inOrder = <Found extends { kind: string; exact: boolean }>(found: readonly Found[]): Found[] => {
  const rank = ({ kind, exact }: Found) => (exact ? 0 : kind === 'case' ? 2 : 1)
  const whole = found.some(({ exact }) => exact)
  return found
    .filter(({ kind, exact }) => !whole || exact || kind !== 'case')
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The screen a found record leads to. */
export function pathOf({ kind, id, companyId, employmentId, path }: Place): string {
  if (path !== undefined) return path
  if (kind === 'company') return `/visaCareClientProfile?companyId=${id}`
  if (kind === 'lawFirm') return `/visaCareAddLawFirm/${id}`
  return employmentId === null
    ? `/lawFirmBeneficiaryDetails/${companyId}`
    : `/visaCareEmploymentInfo/${employmentId}/${companyId}`
}

export const kindInWords: Readonly<Record<string, string>> = {
  person: 'Person',
  company: 'Company',
  lawFirm: 'Law firm',
  case: 'Case',
  receipt: 'Receipt',
  document: 'In documents',
}
