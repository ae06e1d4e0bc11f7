import { emailNotValid, isEmail } from '#formats/email.ts'
import { type familyRelations, relationsOffered, titles } from '#formats/options.ts'
import { peopleApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { Person } from '../records.ts'
import { named, SingleNameField } from './SingleNameField.tsx'
import { fullName } from './words.ts'

type DependentDialogProps = {
  opened: boolean
  principal: Person
  /** A form of the case asks for brothers and sisters. */
  asksSiblings?: boolean
  onClose: () => void
  onDone: (made: Person) => void
}
type Relationship = (typeof familyRelations)[number]
type Title = 'Mr.' | 'Mrs.' | 'Miss' | ''

export function DependentDialog({ opened, principal, asksSiblings, onClose, onDone }: DependentDialogProps) {
  const add = useCommand(peopleApi.addDependent, { refresh: [peopleApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: {
      relationship: '',
      title: '',
      firstName: '',
      middleName: '',
      lastName: principal.lastName,
      singleName: false,
      birthDate: '',
      email: '',
    },
    check: ({ relationship, firstName, singleName, lastName, email }) => ({
      ...(relationship === '' && { relationship: 'Field is required' }),
      ...(!singleName && firstName.trim() === '' && { firstName: 'Field is required' }),
      ...(lastName.trim() === '' && { lastName: 'Field is required' }),
      ...(email.trim() !== '' && !isEmail(email.trim()) && { email: emailNotValid }),
    }),
    submit: async ({ relationship, title, ...values }) => {
      const made = await add.run({
        ...named(values),
        id: principal.id,
        relationship: relationship as Relationship,
        title: title as Title,
      })
      toast(`${fullName(made)} was added.`, { kind: 'success' })
      onDone(made)
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Family member of ${fullName(principal)}`} size="lg">
      <Form form={form}>
        <Columns>
          <SelectField
            label="Relationship"
            required
            options={relationsOffered({ asksSiblings })}
            {...form.field('relationship')}
          />
          <SelectField label="Title" options={titles.filter(({ value }) => value)} {...form.field('title')} />
        </Columns>
        <Columns>
          {!form.values.singleName && (
            <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('firstName')} />
          )}
          <TextField label="Middle name" autoComplete="off" maxLength={100} {...form.field('middleName')} />
          <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('lastName')} />
        </Columns>
        <SingleNameField checked={form.values.singleName} onChange={(single) => form.set('singleName', single)} />
        <Columns>
          <DateField label="Date of birth" years="past" {...form.field('birthDate')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="off"
            hint="Only for an adult with their own login."
            {...form.field('email')}
          />
        </Columns>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Add" />
      </Form>
    </Dialog>
  )
}
