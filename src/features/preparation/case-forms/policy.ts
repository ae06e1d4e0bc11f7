import { leads, type Viewer } from '#preparation/questionnaires/policy.ts'

type FormOfCase = { formId: string; side: '' | 'employer' | 'beneficiary' }

/** The employer signs these; all others a person signs for oneself. */
const ofEmployer: ReadonlySet<string> = new Set([
  ...['i-129', 'i-907', 'i-140', 'eta-9035', 'eta-9141'],
  ...['eta-9089', 'eta-9089-appendix-a', 'eta-9089-final-determination'],
])
export const isEmployersForm = (formId: string): boolean => ofEmployer.has(formId) || formId === 'i-9'

/**
 * Whoever signs a form sees the whole of it, and so do the firm and the owner of a DIY case. An employer does not see what
 * an employee's family tells the agency, nor an employee what the employer does. Who petitions alone signs the petition.
 * Form I-9 is the employer's and the employee's alone.
 */
export function maySeeForm(viewer: Viewer, { formId, side }: FormOfCase): boolean {
  if (viewer.only) return false
  // Kept by the employer, apart from the files of the law firm's team (case-types.md §15).
  if (formId === 'i-9') return viewer.audience !== 'attorney' || viewer.ownsDiy
  if (leads(viewer) || viewer.ownsDiy) return true
  const employers = (ofEmployer.has(formId) && !viewer.petitionsAlone) || side === 'employer'
  return viewer.audience === (employers ? 'employer' : 'employee')
}

/** Adding and removing forms is the firm's work; who works without one does it alone. */
export const mayArrangeForms = (viewer: Viewer): boolean => leads(viewer) || viewer.ownsDiy

/** What can be added to a case, or taken out again, besides the forms of its package. */
export const addable: readonly string[] = [
  'g-28',
  'g-1145',
  'i-907',
  'i-765',
  'i-131',
  'i-864',
  'i-539',
  'i-539a',
  'eta-9089-final-determination',
]
export const removable: readonly string[] = [
  'g-28',
  'g-1145',
  'i-907',
  'i-765',
  'i-131',
  'i-864',
  'i-539a',
  'eta-9089-final-determination',
]

/** Flags of an edition that no agency takes on the day. */
export const NOT_TAKEN: readonly string[] = ['notForFiling', 'superseded', 'expired']
