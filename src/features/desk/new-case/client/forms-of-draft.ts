import { linkedCases } from '#case-file/cases/rules.ts'
import { caseTypeById } from '#case-types/all.ts'
import { holds } from '#case-types/circumstances.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import { formsOf } from '#case-types/package/package.ts'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import { formNumber } from '#formats/form-names.ts'

/** The forms of what is chosen, and those that the family gets in a case of its own. */
export function formsWords(draft: Draft): string {
  const type = caseTypeById(Number(draft.typeId))
  if (!type) return ''
  const along = linkedCases(type, draft.dependentIds.map(Number), draft.subType)
  const named = (forms: readonly Parameters<typeof formNumber>[0][]) =>
    [...new Set(forms)].map((form) => formNumber(form)).join(', ')
  const own = formsOf(type, circumstancesOf(type, optionsOf(draft, along.length > 0 ? 0 : draft.dependentIds.length)))
  const theirs = along.flatMap(({ typeId, subType, known, furtherPersonIds }) => {
    const family = caseTypeById(typeId)
    const options = { ...optionsOf(draft, furtherPersonIds.length + 1), subType, known }
    return family ? formsOf(family, circumstancesOf(family, options)) : []
  })
  return [own.length > 0 && `Forms: ${named(own)}.`, theirs.length > 0 && `For the family: ${named(theirs)}.`]
    .filter(Boolean)
    .join(' ')
}

const optionsOf = ({ mode, subType, premium, channel, concurrent }: Draft, dependents: number): CaseOptions => ({
  ...{ mode: mode as 'LEGAL', subType, premium, channel: channel as 'paper', dependents },
  concurrent: concurrent as CaseOptions['concurrent'],
})

/** Whether spouse and children file anything with what is chosen: in cases of their own, or with forms in this one. */
export function familyComes(draft: Draft): boolean {
  const type = caseTypeById(Number(draft.typeId))
  if (!type) return false
  if (type.family) return true
  const known = circumstancesOf(type, optionsOf(draft, 2))
  return type.forms.some(({ per, when }) => /applicant$/i.test(per) && holds(when, known) !== false)
}

type Companion = { value: string; label: string }

/**
 * Which applications can be filed along. A worker needs no work permit beside a petition; the spouse in H-4 may ask for
 * one, though not with a first petition under the cap: it takes an approved I-140 or time beyond the six years (8 CFR
 * 214.2(h)(9)(iv)).
 */
export function companionsOf({ typeId, subType }: Pick<Draft, 'typeId' | 'subType'>, hasSpouse: boolean): Companion[] {
  const type = caseTypeById(Number(typeId))
  const forms = type?.forms.filter(({ part }) => part === 'companion' || part === 'attached') ?? []
  const isCap = type?.deadlines?.capSubTypes?.includes(subType) === true
  return Object.entries(offered).flatMap(([value, label]) => {
    const found = forms.find(({ form }) => form === value)
    if (!found) return []
    const ofFamily = holds(found.when, { dependents: false }) === false
    if (!ofFamily) return [{ value, label }]
    return hasSpouse && !isCap ? [{ value, label: `${label} for the spouse` }] : []
  })
}

const offered: Readonly<Record<string, string>> = {
  'i-765': 'Work permit (Form I-765)',
  'i-131': 'Advance parole (Form I-131)',
  'i-864': 'Affidavit of support (Form I-864)',
  'i-485': 'Adjustment of status (Form I-485)',
}
