import { useState } from 'react'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { apiKeysApi } from '#insight/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { KeyRight } from '../records.ts'
import styles from './connections.module.css'
import { ShownOnce } from './ShownOnce.tsx'

const lengths = [30, 90, 180, 366].map((days) => ({ value: String(days), label: `${days} days` }))

type NewKeyDialogProps = { rights: readonly KeyRight[]; opened: boolean; onClose: () => void }

export function NewKeyDialog({ rights, opened, onClose }: NewKeyDialogProps) {
  const make = useConfirmedCommand(apiKeysApi.make, { refresh: [apiKeysApi.list] })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const form = useForm({
    initial: { name: '', days: '90', rights: '' },
    check: ({ name }) => ({
      ...(!name.trim() && { name: 'Enter a name.' }),
      ...(chosen.length === 0 && { rights: 'Choose at least one right.' }),
    }),
    submit: async ({ name, days }) => {
      await make.run({ name, days: Number(days), rights: [...chosen] })
    },
  })
  const toggle = (right: string, on: boolean) => {
    setChosen((now) => (on ? [...now, right] : now.filter((each) => each !== right)))
    form.set('rights', '')
  }
  if (make.items)
    return (
      <Dialog opened={opened} onClose={onClose} title="Your new key">
        <ShownOnce what="The key" secret={make.items.shownOnce} />
        <FormActions>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </FormActions>
      </Dialog>
    )
  return (
    <Dialog opened={opened} onClose={onClose} title="New key" size="lg">
      <Form form={form}>
        <TextField
          label="Name"
          required
          maxLength={80}
          hint="Which system uses it, such as Payroll."
          {...form.field('name')}
        />
        <SelectField label="Works for" placeholder={null} options={lengths} {...form.field('days')} />
        <fieldset className={styles.choices}>
          <legend>What it may do</legend>
          {form.errors.rights && <p role="alert">{form.errors.rights}</p>}
          {rights.map(({ name, words }) => (
            <CheckField
              key={name}
              label={words || name}
              checked={chosen.includes(name)}
              onChange={(on) => toggle(name, on)}
            />
          ))}
        </fieldset>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Make the key" />
      </Form>
      {make.dialog}
    </Dialog>
  )
}
