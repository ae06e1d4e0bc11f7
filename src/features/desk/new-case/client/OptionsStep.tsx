import { useEffect } from 'react'
import { movesApi } from '#case-file/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import { jobTemplatesApi } from '#parties/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { asksForJob, attorneyHint, goesToUscis, offeredModes, type StepProps } from './draft.ts'
import { companionsOf, formsWords } from './forms-of-draft.ts'
import styles from './new-case.module.css'
import { usePerson } from './WhoStep.tsx'

/** Which kind, for which job, who prepares it, how it is filed, and what is filed along. */
export function OptionsStep({ draft, change, errors, viewer }: StepProps) {
  const type = caseTypeById(Number(draft.typeId))
  const around = useOperation(movesApi.attorneys, { companyId: Number(draft.companyId) })
  const modes = around.items ? offeredModes(around.items, type) : []
  const [only] = modes
  // Where there is nothing to choose, it is chosen.
  useEffect(() => {
    if (only && !modes.includes(draft.mode as 'LEGAL')) change({ mode: only })
  }, [only, modes, draft.mode, change])
  const toggle = (value: string, on: boolean) =>
    change({ concurrent: on ? [...draft.concurrent, value] : draft.concurrent.filter((other) => other !== value) })
  const hasSpouse = usePerson(draft)?.household.some(
    ({ relation, status }) => relation === 'Spouse' && status === 'Active',
  )
  const companions = companionsOf(draft, hasSpouse ?? false)
  return (
    <>
      {type && type.subTypes.length > 0 && (
        <SelectField
          label="Sub-type"
          required
          hint={formsWords(draft)}
          options={type.subTypes.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.subType}
          error={errors.subType}
          onChange={(subType) => change({ subType, concurrent: [] })}
        />
      )}
      {!viewer.isEmployee && asksForJob(draft.typeId) && <TemplateField draft={draft} change={change} />}
      {modes.length > 1 && (
        <SelectField
          label="Who prepares it?"
          required
          placeholder={null}
          options={[
            { value: 'LEGAL', label: around.items?.lawFirmName ?? 'Your law firm' },
            { value: 'DIY', label: 'You yourself, without an attorney' },
          ]}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
        />
      )}
      {draft.mode === 'LEGAL' && around.items && !viewer.isEmployee && (
        <SelectField
          label="Attorney"
          placeholder="Let the law firm decide"
          hint={attorneyHint(around.items)}
          options={around.items.items.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.attorneyId}
          onChange={(attorneyId) => change({ attorneyId })}
        />
      )}
      {goesToUscis(draft.typeId) && (
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
      {companions.length > 0 && (
        <fieldset className={styles.along}>
          <legend>File along with it</legend>
          {companions.map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={draft.concurrent.includes(value)}
              onChange={(on) => toggle(value, on)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** A job the company hires for again and again: the job part of the questionnaire is then answered. */
function TemplateField({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { items } = useOperation(jobTemplatesApi.list, { companyId: Number(draft.companyId) })
  const templates = items?.items ?? []
  if (templates.length === 0) return null
  return (
    <SelectField
      label="Job template"
      placeholder="No template: answer the job questions later"
      hint="Answers the questions about the job. You can change every answer."
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={draft.templateId}
      onChange={(templateId) => change({ templateId })}
    />
  )
}
