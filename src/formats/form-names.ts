/** An official form by its number: 'i-129' → 'I-129', 'eta-9089-appendix-a' → 'ETA-9089 Appendix A'. */
export const formNumber = (formId: string): string =>
  formId === 'i-485supj'
    ? 'I-485 Supplement J'
    : formId.replace(/^[a-z]+-\d+[a-z]?/, (name) => name.toUpperCase()).replace(/-(appendix|final)-(\w+)$/, suffix)

/** As people say it: 'Form I-129'. */
export const formName = (formId: string): string => `Form ${formNumber(formId)}`

const suffix = (_all: string, kind: string, name: string) =>
  kind === 'appendix' ? ` Appendix ${name.toUpperCase()}` : ' Final Determination'

/** Who takes a form, and where its current edition is found. */
export const agencyOf = (formId: string): { name: string; site: string } =>
  formId.startsWith('eta-')
    ? { name: 'The Department of Labor', site: 'dol.gov' }
    : { name: 'USCIS', site: 'uscis.gov' }
