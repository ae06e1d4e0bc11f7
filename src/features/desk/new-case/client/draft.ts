import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { hasPetitioner, isSponsored } from '#case-types/package/package.ts'
import { isAboutPerson } from '#case-types/people/participants.ts'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import type { Day } from '#formats/day.ts'
import type { useViewer } from '#parties/people/client/use-viewer.ts'
import { neverSponsors } from '#rules/support/sponsor-age.ts'
import { familyComes } from './forms-of-draft.ts'

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
  templateId: '',
  optUntil: '',
})

/** The type that a link into the wizard names, if it may be opened. */
export const namedType = (named: string | null, offered: readonly { id: number }[]): string =>
  offered.some(({ id }) => String(id) === named) ? String(named) : ''

export const steps = ['What', 'Who', 'Options', 'Cost and start'] as const
export type Step = 0 | 1 | 2 | 3

/** A relative files it: besides the person it is about somebody of the family takes part. */
export const needsPetitioner = (typeId: string): boolean => {
  const type = caseTypeById(Number(typeId))
  return type !== undefined && hasPetitioner(type)
}

export const needsPerson = (typeId: string, subType = ''): boolean => {
  const type = caseTypeById(Number(typeId))
  return type === undefined || isAboutPerson(type, subType)
}

const channelOfType = (typeId: string) => caseTypeById(Number(typeId))?.channel

/** Only with USCIS does anybody choose between paper and online, and only there can the family file along. */
export const goesToUscis = (typeId: string): boolean => channelOfType(typeId) === 'USCIS'

/**
 * What holds of the choices for this type: the Department of Labor takes a case of one worker, in its online system alone
 * (20 CFR 655.720(a), 656.17(a)). What was chosen for another type before is not opened with it.
 */
export const fitting = (draft: Draft): Draft =>
  goesToUscis(draft.typeId)
    ? needsPetitioner(draft.typeId) || familyComes(draft)
      ? draft
      : { ...draft, dependentIds: [] }
    : {
        ...draft,
        dependentIds: [],
        channel: channelOfType(draft.typeId) === 'DOL FLAG' ? 'online' : draft.channel,
      }

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
export function problemsOf(draft: Draft, step: Step, person?: Chosen, today?: Day): Problems {
  const type = caseTypeById(Number(draft.typeId))
  if (step === 0) return type === undefined ? { typeId: 'Field is required' } : {}
  if (step === 1)
    return {
      ...(draft.companyId === '' && { companyId: 'Field is required' }),
      ...(needsPerson(draft.typeId, draft.subType) &&
        draft.personId === '' && { personId: 'Choose the person this case is about.' }),
      // An employee petitions for the family; for the employee one of them does, and has to be named.
      ...(needsPetitioner(draft.typeId) &&
        person?.relation === 'Principal' &&
        draft.dependentIds.length === 0 && { dependentIds: 'Choose who of the family files it.' }),
      ...(person && today && youngSponsor(draft, person, today)),
    }
  return step === 2 && type && type.subTypes.length > 0 && draft.subType === '' ? { subType: 'Field is required' } : {}
}
/** Of an affidavit of support: an employee sponsors the family, or whoever of it was chosen does. */
function youngSponsor({ typeId, dependentIds: [chosen] }: Draft, person: Chosen, today: Day): Problems {
  const type = caseTypeById(Number(typeId))
  if (!type || !isSponsored(type)) return {}
  const sponsor = person.household?.find(({ id, relation }) =>
    person.relation === 'Principal' ? String(id) === chosen : relation === 'Principal',
  )
  const never = sponsor && neverSponsors(`${sponsor.firstName} ${sponsor.lastName}`, sponsor.birthDate, today)
  return never ? { dependentIds: never } : {}
}
type Member = { id: number; relation: string; firstName: string; lastName: string; birthDate: string | null }
type Chosen = { relation: string; household?: readonly Member[] }
export type Problems = Partial<Record<keyof Draft, string>>

type Around = { lawFirmName: string; diyAccess: boolean }

/** Who can prepare it: the law firm, oneself, or either. */
export const offeredModes = (
  { lawFirmName, diyAccess }: Around,
  type: Pick<CaseType, 'modes'> | undefined,
): ('LEGAL' | 'DIY')[] => [
  ...(lawFirmName === '' ? [] : (['LEGAL'] as const)),
  ...(diyAccess && type?.modes.includes('DIY') !== false ? (['DIY'] as const) : []),
]

/** Whose attorneys these are. What is not switched on for a company is not spoken of. */
export const attorneyHint = ({ lawFirmName }: Pick<Around, 'lawFirmName'>): string =>
  lawFirmName && `Of ${lawFirmName}.`

/** Who waits for the lottery may work on practical training until then. */
export const asksForOpt = ({ typeId, subType }: Pick<Draft, 'typeId' | 'subType'>): boolean =>
  Number(typeId) === CaseType.h1b && subType === 'cap'

/** A job of the company is named on these forms. */
export const asksForJob = (typeId: string): boolean =>
  caseTypeById(Number(typeId))?.forms.some(({ form }) => form === 'i-129' || form === 'i-140' || form === 'eta-9089') ??
  false

export type StepProps = {
  draft: Draft
  change: (changed: Partial<Draft>) => void
  errors: Problems
  viewer: ReturnType<typeof useViewer>
}
