import { useCommand } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { CaseDocuments, RequestedItem } from '../records.ts'
import { refresh } from './refresh.ts'

type AskDialogProps = {
  of: Pick<CaseDocuments, 'caseId' | 'personName' | 'may'>
  opened: boolean
  item: RequestedItem | undefined
  onClose: () => void
}
type From = 'BENEFICIARY' | 'DEPENDENT' | 'EMPLOYER' | 'FIRM_PARA' | 'FIRM_ATTY'

/** HR asks their own people; whoever decides asks everybody. */
function fromsOf(personName: string, ask: CaseDocuments['may']['ask']): { value: From; label: string }[] {
  return [
    { value: 'BENEFICIARY', label: personName ? `${personName} (employee)` : 'Employee' },
    { value: 'DEPENDENT', label: 'Family member' },
    ...(ask === 'everybody'
      ? ([
          { value: 'EMPLOYER', label: 'Employer' },
          { value: 'FIRM_PARA', label: 'Law firm' },
          { value: 'FIRM_ATTY', label: 'Attorney' },
        ] as const)
      : []),
  ]
}

/** Asks for a document that the list does not know, or says until when one of the list is needed. */
export function AskDialog({ of: { caseId, personName, may }, opened, item, onClose }: AskDialogProps) {
  const ask = useCommand(documentsApi.ask, { refresh })
  const form = useForm({
    initial: { name: '', from: 'BENEFICIARY', need: 'required', note: '', dueOn: item?.dueOn ?? '' },
    check: ({ name }) => (item === undefined && name.trim() === '' ? { name: 'Say which document you need.' } : {}),
    submit: async ({ name, from, need, note, dueOn }) => {
      const common = { caseId, note: note.trim(), dueOn: dueOn || null }
      await ask.run(
        item
          ? { ...common, itemId: item.itemId }
          : { ...common, name: name.trim(), from: from as From, need: need as RequestedItem['need'] },
      )
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={item ? item.name : 'Ask for a document'}>
      <Form form={form}>
        {!item && (
          <>
            <TextField label="Document" required maxLength={200} {...form.field('name')} />
            <SelectField
              label="From"
              placeholder={null}
              options={fromsOf(personName, may.ask)}
              {...form.field('from')}
            />
            <SelectField
              label="Need"
              placeholder={null}
              options={[
                { value: 'required', label: 'Required' },
                { value: 'recommended', label: 'Recommended' },
              ]}
              {...form.field('need')}
            />
          </>
        )}
        <DateField
          label="Needed by"
          hint="They get a reminder 3 days before and the day after."
          {...form.field('dueOn')}
        />
        <TextAreaField label="Remark" rows={2} maxLength={500} {...form.field('note')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {item ? 'Save' : 'Ask'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
