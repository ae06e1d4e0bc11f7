import { installationApi } from '#desk/client/api.ts'
import { sessionsApi } from '#identity/client/api.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'

type ProviderNameDialogProps = { opened: boolean; name: string; onClose: () => void }

/** What the provider calls itself. The code IMMLAWS is the specification's and stays. */
export function ProviderNameDialog({ opened, ...inside }: ProviderNameDialogProps) {
  return (
    <Dialog opened={opened} onClose={inside.onClose} title="Name of your organization" size="sm">
      {opened && <NameForm {...inside} />}
    </Dialog>
  )
}

function NameForm({ name, onClose }: Omit<ProviderNameDialogProps, 'opened'>) {
  const toast = useToast()
  const save = useCommand(installationApi.nameProvider, { refresh: [installationApi.checklist] })
  const form = useForm({
    initial: { name },
    check: (values) => (values.name.trim() ? {} : { name: 'Enter the name of your organization.' }),
    submit: async (values) => {
      await save.run(values)
      // The top bar shows it from the session.
      enterSession(await call(sessionsApi.me, {}))
      toast('Saved', { kind: 'success' })
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField
        label="Your organization"
        hint="Shown in the top bar, at the end of e-mails and where your staff looks into a company."
        required
        autoComplete="organization"
        maxLength={100}
        {...form.field('name')}
      />
      <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
    </Form>
  )
}
