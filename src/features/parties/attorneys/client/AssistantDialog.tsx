import { emailNotValid, isEmail } from '#formats/email.ts'
import { parseUsPhone } from '#formats/phone.ts'
import { Role } from '#formats/roles.ts'
import { activationHint } from '#identity/passwords/link-times.ts'
import { attorneysApi } from '#parties/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FieldErrors, type FormState, useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import { attorneyReads } from './use-sign-ins.tsx'
import { nameOf } from './words.ts'

type Known = { id: number; firstName: string; lastName: string }

type AssistantDialogProps = {
  opened: boolean
  /** Whom the new assistant assists; without it that is asked for. */
  attorney?: Known
  onClose: () => void
}

const NOTHING = { attorneyId: '', firstName: '', lastName: '', email: '', phone: '' }
type Values = typeof NOTHING

export function AssistantDialog({ opened, attorney, onClose }: AssistantDialogProps) {
  const create = useCommand(attorneysApi.createUser, { refresh: attorneyReads })
  const toast = useToast()
  const form = useForm<Values>({
    initial: { ...NOTHING, attorneyId: attorney ? String(attorney.id) : '' },
    check,
    submit: async ({ attorneyId, ...person }) => {
      const made = await create.run({
        ...person,
        attorneyId: Number(attorneyId),
        roleId: Role.attorneyAssistant,
      })
      toast(`${nameOf(made)} was created. The activation link goes to ${made.email}.`, { kind: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={attorney ? `New assistant of ${nameOf(attorney)}` : 'New assistant'}
      size="lg"
    >
      <Form form={form}>
        {!attorney && <AttorneyField form={form} enabled={opened} />}
        <Columns>
          <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('firstName')} />
          <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('lastName')} />
        </Columns>
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="off"
          hint={activationHint}
          {...form.field('email')}
        />
        <MaskedField mask="phone" label="Phone" {...form.field('phone')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Create assistant" />
      </Form>
    </Dialog>
  )
}

function AttorneyField({ form, enabled }: { form: FormState<Values>; enabled: boolean }) {
  const { items } = useOperation(attorneysApi.list, { limit: 200 }, { enabled })
  const options = (items?.items ?? []).map((each) => ({ value: String(each.id), label: nameOf(each) }))
  return (
    <SelectField
      label="Assists"
      required
      searchable
      hint="The assistant sees what this attorney sees."
      options={options}
      {...form.field('attorneyId')}
    />
  )
}

function check({ attorneyId, firstName, lastName, email, phone }: Values): FieldErrors<Values> {
  const typed = phone === '' ? undefined : parseUsPhone(phone)
  return {
    ...(attorneyId === '' && { attorneyId: 'Field is required' }),
    ...(firstName.trim() === '' && { firstName: 'Field is required' }),
    ...(lastName.trim() === '' && { lastName: 'Field is required' }),
    ...(!isEmail(email.trim()) && { email: email.trim() === '' ? 'Field is required' : emailNotValid }),
    ...(typed && !typed.ok && { phone: typed.message }),
  }
}
