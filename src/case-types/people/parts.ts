import type { When } from '../circumstances.ts'
import type { AlsoToDo } from '../dates/follow-on.ts'
import type { ChecklistItem, FormId, PackageForm } from '../package/declared-package.ts'
import type { Participant, ParticipantCode } from './participant.ts'

/** Declarations that the case types have in common. */
export const required = (
  id: string,
  name: string,
  from: ParticipantCode,
  when?: When,
  note?: string,
): ChecklistItem => ({ id, name, need: 'required', from, ...(when && { when }), ...(note && { note }) })

export const recommended = (id: string, name: string, from: ParticipantCode, when?: When): ChecklistItem => ({
  id,
  name,
  need: 'recommended',
  from,
  ...(when && { when }),
})

export const translations: ChecklistItem = required(
  'translations',
  'Certified translations',
  'BENEFICIARY',
  'foreignLanguage',
  'Behind each foreign original, with the translator’s certificate (8 CFR 103.2(b)(3)).',
)

export const attorney: Participant = {
  code: 'FIRM_ATTY',
  audience: 'attorney',
  does: 'Strategy, G-28, final review, signature as preparer, filing',
  when: 'legal',
}
export const paralegal: Participant = {
  code: 'FIRM_PARA',
  audience: 'attorney',
  does: 'Intake, drafting, document chase, assembly',
  when: 'legal',
}
export const employer = (does: string): Participant => ({ code: 'EMPLOYER', audience: 'employer', does })
export const signer = (signs: string): Participant => ({
  code: 'EMP_SIGNER',
  audience: 'employer',
  does: `Signs ${signs}`,
})
export const beneficiary = (does: string): Participant => ({ code: 'BENEFICIARY', audience: 'employee', does })
export const agency = (name: string): Participant => ({
  code: 'AGENCY',
  does: `${name}: notices and decisions, entered by the firm or the owner`,
})

type More = Partial<Pick<PackageForm, 'when' | 'note' | 'per' | 'pays' | 'whose' | 'issued'>>

export const main = (form: FormId, more: More = {}): PackageForm => ({
  form,
  part: 'main',
  per: 'case',
  pays: false,
  ...more,
})
export const companion = (form: FormId, more: More = {}): PackageForm => ({ ...main(form, more), part: 'companion' })
export const prerequisite = (form: FormId, more: More = {}): PackageForm => ({
  ...main(form, more),
  part: 'prerequisite',
})
export const attached = (form: FormId, more: More = {}): PackageForm => ({ ...main(form, more), part: 'attached' })
export const premium: PackageForm = {
  form: 'i-907',
  part: 'premium',
  per: 'case',
  pays: true,
  when: 'premium',
  note: 'On top of the form it speeds up, with a payment of its own.',
}
export const appearance: PackageForm = {
  form: 'g-28',
  part: 'appearance',
  per: 'client',
  pays: false,
  when: 'legal',
  note: 'One per represented party.',
}

/** An approval changes until when somebody may work: the employer writes that on Form I-9 (case-types.md §2, §3, §18). */
export const formI9: AlsoToDo = { todo: 'update Form I-9 (Supplement B)', worker: 'Form I-9' }

/** By when a labor certification is begun: past where an immigrant petition or an adjustment is under way (D-15). */
export const advisedBeforePerm = ['D-15 labor certification filed by', 'D-15 wage request by'] as const
