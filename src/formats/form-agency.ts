/** Who takes a form, and where its current edition is found. */
export const agencyOf = (formId: string): { name: string; site: string } =>
  formId.startsWith('eta-')
    ? { name: 'The Department of Labor', site: 'dol.gov' }
    : { name: 'USCIS', site: 'uscis.gov' }
