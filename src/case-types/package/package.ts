import type { CaseType } from '../case-type.ts'
import { type Circumstances, holds } from '../circumstances.ts'
import { premium } from '../people/parts.ts'
import { checklistOf } from './checklist.ts'
import type { FormId, PackageForm } from './declared-package.ts'

export type PackagePart =
  | { kind: 'coverLetter' | 'index' }
  | { kind: 'payment'; for: FormId; applicant: number }
  | { kind: 'form'; form: FormId; applicant: number; whose?: PackageForm['whose']; note?: string }
  /** `sealed`: it goes in as it came, and no page of it is printed. */
  | { kind: 'exhibit'; item: string; name: string; tab: number; sealed?: true }

export type PackageOf = {
  parts: readonly PackagePart[]
  /** Forms that depend on something not answered yet. */
  undecided: readonly FormId[]
}

/** Applicants count from 0, the lead; clients are the parties the firm represents. */
export type PackagePeople = { applicants?: number; clients?: number }

/**
 * A paper package in the order of case-types.md §1.3: cover letter and index, payment of the main form, I-907 with its
 * own payment, G-28, main form, companions with theirs, agency prerequisites, exhibits in checklist order with
 * translations last, attached sets. Within that the case type's own order holds.
 */
export function packageOf(type: CaseType, known: Circumstances, people: PackagePeople = {}): PackageOf {
  const inside = type.forms.filter(({ when }) => holds(when, known) === true)
  const paidFirst = inside.filter(({ part, pays }) => part === 'main' && pays).flatMap((form) => payments(form, people))
  const written = (forms: readonly PackageForm[]) =>
    forms.flatMap((form) => [
      ...(form.pays && form.part !== 'main' ? payments(form, people) : []),
      ...copies(form, people).map((applicant) => formPart(form, applicant)),
    ])
  const exhibits = checklistOf(type, known)
    .filter(({ asked }) => asked === 'yes')
    .map(
      ({ id, name, sealed }, index): PackagePart => ({
        ...{ kind: 'exhibit', item: id, name, tab: index + 1 },
        ...(sealed && { sealed }),
      }),
    )
  return {
    parts: [
      { kind: 'coverLetter' },
      { kind: 'index' },
      ...paidFirst,
      ...written(inside.filter(({ part }) => part !== 'attached')),
      ...exhibits,
      ...written(inside.filter(({ part }) => part === 'attached')),
    ],
    undecided: type.forms.filter(({ when }) => holds(when, known) === undefined).map(({ form }) => form),
  }
}

/** Whether a relative files it for the person it is about: two people of one household then take part. */
export const hasPetitioner = (type: Pick<CaseType, 'forms'>): boolean =>
  type.forms.some(({ whose }) => whose === 'petitioner')

/** Whether it is an affidavit of support, which that relative signs. */
export const isSponsored = (type: Pick<CaseType, 'forms'>): boolean =>
  type.forms.some(({ form, whose }) => form === 'i-864' && whose === 'petitioner')

/** What has to be confirmed before anybody pays for premium processing: the type's own note on it, where it has one. */
export function unsureOfPremium(type: Pick<CaseType, 'forms'>): string | undefined {
  const note = type.forms.find(({ part }) => part === 'premium')?.note
  return note === premium.note ? undefined : note
}

/** Whether the agency issues it, so that its paper goes in and nobody writes it here. */
export const isIssued = (type: Pick<CaseType, 'forms'>, formId: string): boolean =>
  type.forms.some(({ form, issued }) => form === formId && issued === true)

/** The forms a case of this type has now, each once. */
export function formsOf(type: CaseType, known: Circumstances): FormId[] {
  return [...new Set(type.forms.filter(({ when }) => holds(when, known) === true).map(({ form }) => form))]
}

const formPart = ({ form, whose, note }: PackageForm, applicant: number): PackagePart => ({
  kind: 'form',
  form,
  applicant,
  ...(whose && { whose }),
  ...(note && { note }),
})

const payments = (form: PackageForm, people: PackagePeople) =>
  copies(form, people).map((applicant): PackagePart => ({ kind: 'payment', for: form.form, applicant }))

function copies({ per }: PackageForm, { applicants = 1, clients = 1 }: PackagePeople): number[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
  switch (per) {
    case 'case':
      return [0]
    case 'client':
      return upTo(clients)
    case 'applicant':
      return upTo(applicants)
    case 'furtherApplicant':
      return upTo(applicants).slice(1)
  }
}
