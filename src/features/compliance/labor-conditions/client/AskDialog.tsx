import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { childLcasApi, lcaRecordsApi } from './api.ts'

type AskDialogProps = { caseId: number; onClose: () => void; onAsked: (lcaId: number) => void }

/** The company's people ask for an LCA, or for a further one as for another worksite; who prepares it goes on from there. */
export function AskDialog({ caseId, onClose, onAsked }: AskDialogProps) {
  const ask = useCommand(childLcasApi.create, { refresh: [lcaRecordsApi.list, childLcasApi.ofCase] })
  const form = useForm({
    initial: {
      jobTitle: '',
      workers: '1',
      worksiteStreet: '',
      worksiteCity: '',
      worksiteState: '',
      beginsOn: '',
      note: '',
    },
    check: ({ jobTitle, workers }) => ({
      ...(jobTitle.trim() === '' && { jobTitle: 'Job title: enter it.' }),
      ...(!/^[1-9]\d{0,3}$/.test(workers) && { workers: 'Workers: enter a number, like 1.' }),
    }),
    submit: async ({ workers, ...asked }) => {
      const given = Object.fromEntries(Object.entries(asked).filter(([, text]) => text.trim() !== ''))
      const { id } = await ask.run({ caseId, workers: Number(workers), ...given })
      onClose()
      onAsked(id)
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Ask for an LCA">
      <Form form={form}>
        <Columns>
          <TextField label="Job title" required maxLength={200} {...form.field('jobTitle')} />
          <TextField label="Workers" required inputMode="numeric" {...form.field('workers')} />
          <TextField label="Street of the worksite" maxLength={200} {...form.field('worksiteStreet')} />
          <TextField label="City" maxLength={120} {...form.field('worksiteCity')} />
          <TextField label="State, two letters" maxLength={2} {...form.field('worksiteState')} />
          <DateField label="Work begins on" years="planning" {...form.field('beginsOn')} />
        </Columns>
        <TextAreaField
          label="What it is for"
          hint="Such as a further worksite, or another job."
          rows={3}
          maxLength={2000}
          {...form.field('note')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Ask for it" />
      </Form>
    </Dialog>
  )
}
