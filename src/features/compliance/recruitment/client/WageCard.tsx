import { useState } from 'react'
import { recruitmentApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { worksheetPath } from '#preparation/worksheets/paths.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { wageUnits } from '../kinds.ts'
import type { RecruitmentOfCase, Wage } from '../records.ts'
import { centsOf, textOfCents } from './money-text.ts'
import styles from './recruitment.module.css'
import { refreshed, useSaving } from './saving.ts'

type CardProps = { caseId: number; file: RecruitmentOfCase }

/** The prevailing wage: asked for with Form ETA-9141, determined, valid for a time. */
export function WageCard({ caseId, file: { wage, may } }: CardProps) {
  const editing = useDialog<Wage>()
  return (
    <Card
      title="Prevailing wage"
      actions={
        may.edit && (
          <Button
            size="small"
            variant="subtle"
            aria-label="Edit the prevailing wage"
            onClick={() => editing.open(wage)}
          >
            {wage.requestedOn ? 'Edit' : 'Enter'}
          </Button>
        )
      }
    >
      <FactLines
        lines={[
          ['Requested', showDate(wage.requestedOn) || 'Not yet'],
          ['Determination', wage.number || 'None yet'],
          ['Wage', wage.cents === null ? 'None yet' : `${dollars(wage.cents)} per ${wage.unit}`],
          ['Valid', wage.validFrom ? `${showDate(wage.validFrom)} to ${showDate(wage.validUntil)}` : 'None yet'],
        ]}
      />
      <p>
        <Link to={worksheetPath(caseId, 'eta-9141')}>ETA-9141 worksheet</Link>
      </p>
      <WageDialog key={`wage ${editing.turn}`} {...editing} caseId={caseId} />
    </Card>
  )
}

function WageDialog({
  opened,
  subject,
  close,
  caseId,
}: {
  opened: boolean
  subject: Wage | undefined
  close: () => void
  caseId: number
}) {
  const [requestedOn, setRequestedOn] = useState(subject?.requestedOn ?? '')
  const [number, setNumber] = useState(subject?.number ?? '')
  const [amount, setAmount] = useState(textOfCents(subject?.cents ?? null))
  const [unit, setUnit] = useState<Wage['unit']>(subject?.unit ?? 'year')
  const [determinedOn, setDeterminedOn] = useState(subject?.determinedOn ?? '')
  const [validFrom, setValidFrom] = useState(subject?.validFrom ?? '')
  const [validUntil, setValidUntil] = useState(subject?.validUntil ?? '')
  const save = useCommand(recruitmentApi.saveWage, { refresh: refreshed })
  const { errors, saving, run } = useSaving(
    () =>
      save.run({
        ...{ id: caseId, requestedOn, number, cents: centsOf(amount) ?? null, unit },
        ...{ determinedOn, validFrom, validUntil },
      }),
    close,
  )
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Prevailing wage"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={saving} onClick={() => void run()}>
            Save
          </Button>
        </>
      }
    >
      <FormErrors message={errors['']} />
      <DateField
        label="Form ETA-9141 sent on"
        value={requestedOn}
        error={errors.requestedOn}
        onChange={setRequestedOn}
      />
      <TextField
        label="Determination number"
        hint="Like P-100-26123-123456."
        maxLength={20}
        value={number}
        error={errors.number}
        onChange={setNumber}
      />
      <TextField
        label="Wage in dollars"
        inputMode="decimal"
        value={amount}
        error={centsOf(amount) === undefined ? 'Write an amount in dollars.' : errors.cents}
        onChange={setAmount}
      />
      <SelectField
        label="Per"
        placeholder={null}
        value={unit}
        onChange={(value) => setUnit(value as Wage['unit'])}
        options={wageUnits.map((each) => ({ value: each, label: each }))}
      />
      <DateField label="Determined on" value={determinedOn} error={errors.determinedOn} onChange={setDeterminedOn} />
      <DateField label="Valid from" value={validFrom} error={errors.validFrom} onChange={setValidFrom} />
      <DateField label="Valid until" value={validUntil} error={errors.validUntil} onChange={setValidUntil} />
    </Dialog>
  )
}

/** What a filing begins: the priority date, the 180 days of a certification, and who pays. */
export function AfterCard({ caseId, file: { certification } }: CardProps) {
  const { certifiedOn, useBy } = certification
  return (
    <Card title="What comes after">
      <FactLines
        lines={[
          ['Priority date', 'The day DOL accepts it'],
          ['I-140', useBy ? `USCIS must have it by ${showDate(useBy)}` : 'Within 180 days of certification'],
          ...(certifiedOn ? ([['Certified', showDate(certifiedOn)]] as const) : []),
          ['Costs', 'All paid by the employer'],
        ]}
      />
      <p>
        <Link to={worksheetPath(caseId, 'eta-9089')}>ETA-9089 worksheet</Link>
      </p>
    </Card>
  )
}

/** Short facts, label and value. */
function FactLines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
