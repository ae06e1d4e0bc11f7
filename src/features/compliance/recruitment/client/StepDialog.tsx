import { useState } from 'react'
import { recruitmentApi } from '#compliance/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import rows from '#ui/page/rows.module.css'
import { proofOf } from '../blocks.ts'
import { contentOf, kindsOfStep, type StepKind } from '../kinds.ts'
import type { RecruitmentOfCase, Step } from '../records.ts'
import { centsOf, textOfCents } from './money-text.ts'
import { ProofField } from './ProofField.tsx'
import { refreshed, useSaving } from './saving.ts'

type StepDialogProps = {
  opened: boolean
  subject: Step | 'new' | undefined
  close: () => void
  caseId: number
  file: RecruitmentOfCase
}

/** One step: what, where and when; what its text says; its proof. */
export function StepDialog({ opened, subject, close, caseId, file }: StepDialogProps) {
  const step = subject === 'new' ? undefined : subject
  const [kind, setKind] = useState<StepKind>(step?.kind ?? missingFirst(file))
  const [place, setPlace] = useState(step?.place ?? '')
  const [from, setFrom] = useState(step?.from ?? '')
  const [until, setUntil] = useState(step?.until ?? '')
  const [noSunday, setNoSunday] = useState(step?.noSundayEdition ?? false)
  const [content, setContent] = useState<readonly string[] | null>(step?.content ?? null)
  const [wage, setWage] = useState(textOfCents(step?.lowestWageCents ?? null))
  const [by, setBy] = useState(step?.takenDownBy ?? '')
  const save = useCommand(recruitmentApi.saveStep, { refresh: refreshed })
  const { errors, saving, run } = useSaving(async () => {
    const lowestWageCents = centsOf(wage)
    await save.run({
      ...{ id: caseId, stepId: step?.id, kind, place, from, until, noSundayEdition: noSunday, takenDownBy: by },
      ...{ content: content === null ? null : [...content], lowestWageCents: lowestWageCents ?? null },
      leftOut: step?.leftOut ?? false,
    })
  }, close)
  const known = contentOf(kind)
  const toggle = (what: string, on: boolean) =>
    setContent([...(content ?? []).filter((each) => each !== what), ...(on ? [what] : [])])
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={step ? step.kind : 'Add a step'}
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={saving} disabled={from === ''} onClick={() => void run()}>
            Save
          </Button>
        </>
      }
    >
      <FormErrors message={errors['']} />
      {!step && (
        <SelectField
          label="Kind"
          placeholder={null}
          value={kind}
          onChange={(value) => setKind(value as StepKind)}
          options={kindsOfStep.map((each) => ({ value: each, label: each }))}
        />
      )}
      <TextField label={whereWords(kind)} maxLength={200} value={place} error={errors.place} onChange={setPlace} />
      <DateField
        label={kind === 'Sunday ad' ? 'Printed on' : 'First day'}
        required
        value={from}
        error={errors.from}
        onChange={setFrom}
      />
      {kind === 'Sunday ad' ? (
        <CheckField label="The newspaper has no Sunday edition" checked={noSunday} onChange={setNoSunday} />
      ) : (
        <DateField label={lastDayWords(kind)} value={until} error={errors.until} onChange={setUntil} />
      )}
      {kind === 'Notice of filing' && (
        <TextField label="Taken down by" maxLength={200} value={by} error={errors.takenDownBy} onChange={setBy} />
      )}
      {Object.keys(known).length > 0 && (
        <fieldset className={rows.list}>
          <legend>What its text says</legend>
          {Object.entries(known).map(([id, words]) => (
            <CheckField
              key={id}
              label={words}
              checked={content?.includes(id) ?? false}
              onChange={(on) => toggle(id, on)}
            />
          ))}
          <TextField
            label="Lowest pay it names, in dollars a year"
            hint={kind === 'Notice of filing' ? 'A notice must name the pay.' : 'Leave empty where it names none.'}
            inputMode="decimal"
            value={wage}
            error={centsOf(wage) === undefined ? 'Write an amount in dollars.' : undefined}
            onChange={setWage}
          />
        </fieldset>
      )}
      {step && <ProofField caseId={caseId} what={{ stepId: step.id }} of={step} hint={proofOf(step)} />}
    </Dialog>
  )
}

const missingFirst = ({ steps }: RecruitmentOfCase): StepKind => {
  const count = (kind: StepKind) => steps.filter((step) => step.kind === kind && !step.leftOut).length
  if (count('Job order') === 0) return 'Job order'
  if (count('Sunday ad') < 2) return 'Sunday ad'
  return count('Notice of filing') === 0 ? 'Notice of filing' : 'Employer website'
}

const whereWords = (kind: StepKind) =>
  kind === 'Job order'
    ? 'State workforce agency'
    : kind === 'Notice of filing'
      ? 'Posted where'
      : 'Newspaper, site or place'

const lastDayWords = (kind: StepKind) => (kind === 'Notice of filing' ? 'Taken down on' : 'Last day')
