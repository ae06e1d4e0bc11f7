import { useState } from 'react'
import { commonDetailsApi } from '#identity/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FieldErrors, useForm } from '#ui/fields/use-form.ts'
import { IconPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { CommonDetail } from '../contract.ts'
import styles from './CommonDetails.module.css'
import { DetailTable } from './DetailTable.tsx'
import { listInWords } from './order.ts'

type Editing = { detail?: CommonDetail; commonName: string }

/** /user/commondetails: the lists that screens offer, and their values. */
export default function CommonDetailsScreen() {
  const details = useOperation(commonDetailsApi.list, {})
  const [chosen, setChosen] = useState<string>()
  const editing = useDialog<Editing>()
  const toast = useToast()

  if (details.error) return <ErrorState message={details.error.message} onRetry={() => void details.reload()} />
  if (!details.items) return <Loading lines={10} />
  const all = details.items.items
  const names = [...new Set(all.map(({ commonName }) => commonName))].sort()
  const current = chosen !== undefined && names.includes(chosen) ? chosen : (names[0] ?? '')
  const values = all.filter(({ commonName }) => commonName === current)
  const target = editing.subject
  return (
    <>
      <PageHeader
        title="Common Details"
        standing="The lists that screens offer. A value that is switched off stays with the records that carry it."
        action={
          <>
            <Button onClick={() => editing.open({ commonName: '' })}>New list</Button>
            <Button
              variant="primary"
              icon={<IconPlus size={16} aria-hidden />}
              onClick={() => editing.open({ commonName: current })}
            >
              Add value
            </Button>
          </>
        }
      />
      <div className={styles.sides}>
        <nav className={styles.names} aria-label="Lists">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === current || undefined}
              onClick={() => setChosen(name)}
            >
              <span>{listInWords(name)}</span>
              <span className={styles.count}>{all.filter(({ commonName }) => commonName === name).length}</span>
            </button>
          ))}
        </nav>
        <div className={styles.values}>
          <DetailTable
            key={current}
            commonName={current}
            values={values}
            loading={details.loading}
            onEdit={(detail) => editing.open({ detail, commonName: current })}
            onAdd={() => editing.open({ commonName: current })}
          />
        </div>
      </div>
      <Dialog opened={editing.opened} onClose={editing.close} title={titleOf(target)}>
        <DetailForm
          key={editing.turn}
          detail={target?.detail}
          commonName={target?.commonName ?? ''}
          last={target?.commonName ? 1 + Math.max(0, ...values.map(({ position }) => position)) : 1}
          onCancel={editing.close}
          onSaved={(saved) => {
            editing.close()
            setChosen(saved.commonName)
            toast(`${saved.value} was saved.`, { kind: 'success' })
          }}
        />
      </Dialog>
    </>
  )
}

function titleOf(editing: Editing | undefined): string {
  if (editing?.detail) return `${listInWords(editing.commonName)}: ${editing.detail.value}`
  return editing?.commonName ? `New value of ${listInWords(editing.commonName)}` : 'New list'
}

type DetailFormProps = {
  detail?: CommonDetail
  /** The list a new value goes to; empty for a new list. */
  commonName: string
  /** The place at the end of that list. */
  last: number
  onSaved: (detail: CommonDetail) => void
  onCancel: () => void
}

/** One value of a list. */
function DetailForm({ detail, commonName, last, onSaved, onCancel }: DetailFormProps) {
  const save = useCommand(commonDetailsApi.save, { refresh: [commonDetailsApi.list] })
  const form = useForm({
    initial: {
      commonName: detail?.commonName ?? commonName,
      value: detail?.value ?? '',
      code: detail?.code ?? '',
      position: String(detail?.position ?? last),
      active: detail?.active ?? true,
    },
    check,
    submit: async ({ position, ...values }) =>
      onSaved(await save.run({ ...values, position: Number(position), id: detail?.id, version: detail?.version })),
  })
  return (
    <Form form={form}>
      <TextField
        label="List"
        required
        hint="Letters, digits and underscores, such as case_type."
        readOnly={commonName !== ''}
        {...form.field('commonName')}
      />
      <TextField label="Value" required maxLength={200} {...form.field('value')} />
      <Columns>
        <TextField
          label="Code"
          hint="What is stored with records, if not the value."
          maxLength={60}
          {...form.field('code')}
        />
        <TextField label="Position" hint="Small numbers come first." inputMode="numeric" {...form.field('position')} />
      </Columns>
      <CheckField
        label="Active: offered in lists"
        checked={form.values.active}
        onChange={(active) => form.set('active', active)}
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {detail ? 'Save' : 'Add value'}
        </Button>
      </FormActions>
    </Form>
  )
}

type Values = { commonName: string; value: string; code: string; position: string; active: boolean }

function check({ commonName, value, position }: Values): FieldErrors<Values> {
  return {
    ...(!/^\w+$/.test(commonName.trim()) && { commonName: 'Letters, digits and underscores only.' }),
    ...(!commonName.trim() && { commonName: 'Field is required' }),
    ...(!value.trim() && { value: 'Field is required' }),
    ...(!/^\d{1,6}$/.test(position.trim()) && { position: 'A whole number from 0 to 999999.' }),
  }
}
