import styles from '#case-file/cases/client/cases.module.css'
import { money } from '#case-file/cases/client/words.ts'
import { mayStart } from '#case-file/cases/policy.ts'
import { movesApi } from '#case-file/moves/client/api.ts'
import { caseTypeById, caseTypes } from '#case-types/all.ts'
import { formName } from '#formats/form-names.ts'
import type { useViewer } from '#parties/people/client/use-viewer.ts'
import { today } from '#platform/client/today.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { premiumOf, startPlan } from '../start-plan.ts'
import { offeredWishes } from '../wishes.ts'
import { closedModes, companionsOf, type Draft, needsPerson } from './draft.ts'
import { usePerson } from './WhoStep.tsx'
import { Wishes } from './Wishes.tsx'

export type StepProps = {
  draft: Draft
  change: (changed: Partial<Draft>) => void
  errors: Partial<Record<keyof Draft, string>>
  viewer: ReturnType<typeof useViewer>
}

/** What somebody may open at all. */
export const offeredTypes = ({ isEmployee }: Pick<StepProps['viewer'], 'isEmployee'>) =>
  caseTypes.filter((type) => mayStart({ scope: isEmployee ? 'person' : 'company' }, type))

/** Which kind of case. */
export function WhatStep({ draft, change, errors, viewer }: StepProps) {
  const offered = offeredTypes(viewer)
  const type = caseTypeById(Number(draft.typeId))
  return (
    <>
      <Wishes
        wishes={offeredWishes(offered)}
        chosen={{ typeId: Number(draft.typeId), subType: draft.subType }}
        onChoose={({ typeId, subType = '' }) =>
          change({ typeId: String(typeId), subType, concurrent: [], premium: false })
        }
      />
      <SelectField
        label="Case type"
        required
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.typeId}
        error={errors.typeId}
        onChange={(typeId) => change({ typeId, subType: '', concurrent: [], premium: false })}
      />
      {type && type.subTypes.length > 0 && (
        <SelectField
          label="Sub-type"
          required
          options={type.subTypes.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.subType}
          error={errors.subType}
          onChange={(subType) => change({ subType })}
        />
      )}
      {type && type.forms.length > 0 && (
        <p className={styles.dimmed}>
          Forms of this kind of case: {[...new Set(type.forms.map(({ form }) => formName(form)))].join(', ')}.
        </p>
      )}
    </>
  )
}

/** With an attorney or without, and what is filed together. */
export function HowStep({ draft, change, viewer }: StepProps) {
  const type = caseTypeById(Number(draft.typeId))
  const around = useOperation(movesApi.attorneys, { companyId: Number(draft.companyId) })
  const person = usePerson(draft)
  const family = (person?.household ?? []).filter(({ id, status }) => id !== person?.id && status === 'Active')
  const toggle = (key: 'dependentIds' | 'concurrent', value: string, on: boolean) =>
    change({ [key]: on ? [...draft[key], value] : draft[key].filter((other) => other !== value) })
  return (
    <>
      <SelectField
        label="Mode"
        required
        placeholder={null}
        options={[
          { value: 'LEGAL', label: 'LEGAL: an attorney represents you', disabled: around.items?.lawFirmName === '' },
          {
            value: 'DIY',
            label: 'DIY: without an attorney',
            disabled: around.items?.diyAccess !== true || type?.modes.includes('DIY') === false,
          },
        ]}
        hint={around.items && closedModes(around.items, type)}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      {draft.mode === 'LEGAL' && around.items && !viewer.isEmployee && (
        <SelectField
          label="Attorney"
          placeholder="Let the law firm decide"
          hint={around.items.lawFirmName && `Of ${around.items.lawFirmName}.`}
          options={around.items.items.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.attorneyId}
          onChange={(attorneyId) => change({ attorneyId })}
        />
      )}
      {type?.forms.some(({ part }) => part === 'premium') && (
        <CheckField
          label="Premium processing (Form I-907)"
          hint={premiumWords(draft)}
          checked={draft.premium}
          onChange={(premium) => change({ premium })}
        />
      )}
      {type?.channel !== 'none' && (
        <SelectField
          label="Filing channel"
          placeholder={null}
          options={[
            { value: 'paper', label: 'On paper' },
            { value: 'online', label: 'Online' },
          ]}
          value={draft.channel}
          onChange={(channel) => change({ channel })}
        />
      )}
      {family.length > 0 && type && needsPerson(draft.typeId) && (
        <fieldset>
          <legend>Family members who file together</legend>
          {family.map(({ id, firstName, lastName, relation }) => (
            <CheckField
              key={id}
              label={`${firstName} ${lastName} (${relation})`}
              checked={draft.dependentIds.includes(String(id))}
              onChange={(on) => toggle('dependentIds', String(id), on)}
            />
          ))}
        </fieldset>
      )}
      {companionsOf(draft.typeId).map(({ value, label }) => (
        <CheckField
          key={value}
          label={label}
          checked={draft.concurrent.includes(value)}
          onChange={(on) => toggle('concurrent', value, on)}
        />
      ))}
    </>
  )
}

/** In days and dollars, from the dated rows. */
function premiumWords({ typeId, subType }: Draft): string | undefined {
  const { filedOn } = startPlan({ typeId: Number(typeId), subType, today: today(), name: '' })
  const premium = premiumOf({ typeId: Number(typeId), subType, filedOn })
  return premium && `USCIS answers within ${premium.days} business days, for ${money(premium.cents)}.`
}
