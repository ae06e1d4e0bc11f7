import { useState } from 'react'
import { lcaLedgerApi, lcaRecordsApi } from '#compliance/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Stack } from '#ui/page/Card.tsx'
import { entryKinds } from '../kinds.ts'
import type { EntryKind } from '../ledger.ts'
import type { LcaRecord } from '../records.ts'
import { emptyLine, type LedgerField, ledgerForms, lineOf, missingIn, type Typed } from './ledger-fields.ts'

type LedgerDialogProps = { record: LcaRecord; onClose: () => void }

/** What happened, then what its kind asks for. */
export function LedgerDialog({ record, onClose }: LedgerDialogProps) {
  const [kind, setKind] = useState<EntryKind>('unpaid')
  return (
    <Dialog opened onClose={onClose} title="Add an entry">
      <Stack>
        <SelectField
          label="What happened"
          placeholder={null}
          options={entryKinds.map((value) => ({ value, label: ledgerForms[value].title }))}
          value={kind}
          onChange={(value) => setKind(value as EntryKind)}
        />
        <LineForm key={kind} kind={kind} record={record} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

function LineForm({ kind, record, onClose }: LedgerDialogProps & { kind: EntryKind }) {
  const add = useCommand(lcaLedgerApi.add, { refresh: [lcaRecordsApi.get] })
  const form = useForm<Typed>({
    initial: emptyLine(kind, record.uses[0]?.personName ?? ''),
    check: (typed) => missingIn(kind, typed),
    submit: async (typed) => {
      await add.run({ lcaId: record.id, entry: lineOf(kind, typed) })
      onClose()
    },
  })
  return (
    <Form form={form}>
      {ledgerForms[kind].fields.map((field) => (
        <Asked key={field.name} field={field} bound={form.field(field.name)} />
      ))}
      <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
    </Form>
  )
}

type Bound = {
  name: string
  value: string | boolean
  onChange: (value: string | boolean) => void
  error: string | undefined
}

function Asked({ field: { input, label, hint, required, options = [] }, bound }: { field: LedgerField; bound: Bound }) {
  const words = { label, hint, required }
  const text = { ...bound, value: String(bound.value) }
  switch (input) {
    case 'tick':
      return <CheckField {...words} checked={bound.value === true} onChange={bound.onChange} error={bound.error} />
    case 'day':
      return <DateField {...words} {...text} />
    case 'choice':
      return <SelectField {...words} options={options} {...text} />
    case 'long':
      return <TextAreaField {...words} maxLength={1000} {...text} />
    default:
      return <TextField {...words} maxLength={200} inputMode={input === 'hours' ? 'decimal' : undefined} {...text} />
  }
}
