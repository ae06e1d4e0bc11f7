import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'

/** What has been chosen for a new case so far. */
export type Draft = {
  companyId: string
  personId: string
  typeId: string
  subType: string
  mode: string
  attorneyId: string
  premium: boolean
  channel: string
  dependentIds: string[]
  concurrent: string[]
}

export const emptyDraft = (companyId: string, personId = '', typeId = '', subType = ''): Draft => ({
  companyId,
  personId,
  typeId,
  subType,
  mode: 'LEGAL',
  attorneyId: '',
  premium: false,
  channel: 'paper',
  dependentIds: [],
  concurrent: [],
})

/** The type that the link into the wizard names; where nothing says what is wanted, the specification's default. */
export function proposedType(named: string | null, offered: readonly { id: number }[]): string {
  const known = offered.find(({ id }) => String(id) === named) ?? offered.find(({ id }) => id === CaseType.perm)
  return known ? String(known.id) : ''
}

export const steps = ['Who', 'What', 'How', 'Review'] as const
export type Step = 0 | 1 | 2 | 3

export const needsPerson = (typeId: string): boolean =>
  caseTypeById(Number(typeId))?.participants.some(({ code }) =>
    ['BENEFICIARY', 'DEPENDENT', 'FAM_PETITIONER'].includes(code),
  ) ?? true

type Named = { firstName: string; lastName: string; relation: string }

export const nameOfPerson = ({ firstName, lastName, relation }: Named): string =>
  `${lastName}, ${firstName}${relation === 'Principal' ? '' : ` (${relation})`}`

/** People are found by the beginning of one of their names; the list itself narrows by the other words. */
export const searchWord = (text: string): string => text.split(/[\s,]+/).find((word) => word !== '') ?? ''

/** What was chosen stays in the list whatever was searched for since. */
export const withChosen = (options: readonly Choice[], value: string, label: string | undefined): readonly Choice[] =>
  value === '' || label === undefined || options.some((each) => each.value === value)
    ? options
    : [{ value, label }, ...options]
type Choice = { value: string; label: string }

/** What is missing before the next step. */
export function problemsOf(draft: Draft, step: Step): Partial<Record<keyof Draft, string>> {
  const type = caseTypeById(Number(draft.typeId))
  if (step === 0) return draft.companyId === '' ? { companyId: 'Field is required' } : {}
  if (step === 1)
    return {
      ...(type === undefined && { typeId: 'Field is required' }),
      ...(type && type.subTypes.length > 0 && draft.subType === '' && { subType: 'Field is required' }),
      ...(draft.typeId !== '' &&
        needsPerson(draft.typeId) &&
        draft.personId === '' && { typeId: 'This kind of case is about a person: go back and choose one.' }),
    }
  return {}
}

type Around = { lawFirmName: string; diyAccess: boolean }

/** Why a mode cannot be chosen; nothing when both can. */
export function closedModes({ lawFirmName, diyAccess }: Around, type: Pick<CaseType, 'modes'> | undefined) {
  const reasons = [
    lawFirmName === '' && 'No law firm works for this company yet, so an attorney cannot be chosen.',
    type?.modes.includes('DIY') === false
      ? 'This kind of case needs an attorney.'
      : !diyAccess && 'Cases without an attorney (DIY) are not open to this company.',
  ]
  return reasons.filter(Boolean).join(' ') || undefined
}

/** Which applications can be filed along with a type. */
export const companionsOf = (typeId: string): { value: string; label: string }[] => {
  const offered: Record<string, string> = {
    'i-765': 'Work permit (Form I-765)',
    'i-131': 'Advance parole (Form I-131)',
    'i-864': 'Affidavit of support (Form I-864)',
    'i-485': 'Adjustment of status (Form I-485)',
  }
  const type = caseTypeById(Number(typeId))
  const forms = new Set(
    type?.forms.filter(({ part }) => part === 'companion' || part === 'attached').map(({ form }) => form),
  )
  return Object.entries(offered).flatMap(([value, label]) => (forms.has(value as 'i-765') ? [{ value, label }] : []))
}

/** Drafts lie in the user's settings, which are free JSON. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null || !('companyId' in value)) return undefined
  return { ...emptyDraft(''), ...(value as Partial<Draft>) }
}

export type KeptDraft = {
  id: string
  draft: Draft /** When it was put aside; its id says so. */
  at: string | undefined
}

/** The drafts among the settings, the newest first. */
export const keptDrafts = (settings: Readonly<Record<string, unknown>>): KeptDraft[] =>
  Object.entries(settings)
    .flatMap(([key, value]) => {
      const draft = key.startsWith('caseDraft.') ? readDraft(value) : undefined
      const id = key.slice('caseDraft.'.length)
      const at = new Date(Number(id))
      return draft ? [{ id, draft, at: Number.isNaN(at.getTime()) ? undefined : at.toISOString() }] : []
    })
    .sort((one, other) => other.id.localeCompare(one.id))
