import { i9Api } from '#compliance/client/api.ts'
import { emailNotValid, isEmail } from '#formats/email.ts'
import { peopleApi } from '#parties/client/api.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { formPathOf } from '../form-path.ts'
import type { Row } from '../records.ts'
import { refresh } from './refresh.ts'

/** /visaCareCreatei9: a new hire, or the form of somebody who works here without one. */
export default function CreateScreen({ params }: ScreenProps) {
  const { items, error, reload } = useOperation(i9Api.dashboard, {})
  if (error && !items) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  if (!items.may.manage)
    return (
      <EmptyState
        title="The employer starts Form I-9"
        text="Its own HR team hires, looks at the documents and keeps the form."
        link={{ to: '/visaCareI9Dashboard', words: 'I-9 Dashboard' }}
      />
    )
  return <NewHire without={items.rows.filter(({ id }) => id === null)} asked={params.employmentId ?? ''} />
}

const NEW = 'new'

function NewHire({ without, asked }: { without: readonly Row[]; asked: string }) {
  const start = useCommand(i9Api.start, { refresh })
  const hire = useCommand(i9Api.hire, { refresh: [...refresh, peopleApi.list] })
  const navigate = useNavigateTo()
  const toast = useToast()
  const known = without.find(({ employmentId }) => String(employmentId) === asked)
  const form = useForm({
    initial: {
      ...{ who: known ? asked : NEW, firstName: '', lastName: '', email: '', jobTitle: '' },
      ...{ firstDay: known?.firstDay ?? '', offerAcceptedOn: '', shortJob: false },
    },
    check: (values) => ({
      ...(values.who === NEW && values.firstName.trim() === '' && { firstName: 'First name: enter it.' }),
      ...(values.who === NEW && values.lastName.trim() === '' && { lastName: 'Last name: enter it.' }),
      ...(values.who === NEW && values.jobTitle.trim() === '' && { jobTitle: 'Job title: enter it.' }),
      ...(values.firstDay === '' && { firstDay: 'First day of work: enter it.' }),
      ...(!isEmail(values.email.trim()) && { email: emailNotValid }),
    }),
    submit: async ({ who, firstName, lastName, email, jobTitle, firstDay, offerAcceptedOn, shortJob }) => {
      const begun = { firstDay, offerAcceptedOn: offerAcceptedOn || null, shortJob, email }
      const { id } =
        who === NEW
          ? await hire.run({ firstName, lastName, jobTitle, ...begun })
          : await start.run({ employmentId: Number(who), ...begun })
      toast(`Form I-9 was started. The link to Section 1 goes to ${email}.`, { kind: 'success' })
      navigate(formPathOf(id))
    },
  })
  const isNew = form.values.who === NEW
  return (
    <>
      <PageHeader
        title="New hire"
        standing="Everybody hired has a Form I-9, citizens too. Send the link once the offer is accepted."
      />
      <Card>
        <Form form={form}>
          <SelectField
            label="Who"
            placeholder={null}
            searchable={without.length > 8}
            options={[
              { value: NEW, label: 'Somebody new' },
              ...without.map(({ employmentId, name, jobTitle }) => ({
                value: String(employmentId),
                label: [name, jobTitle].filter(Boolean).join(', '),
              })),
            ]}
            {...form.field('who')}
          />
          {isNew && (
            <Columns>
              <TextField label="First name" required maxLength={100} {...form.field('firstName')} />
              <TextField label="Last name" required maxLength={100} {...form.field('lastName')} />
              <TextField label="Job title" required maxLength={200} {...form.field('jobTitle')} />
            </Columns>
          )}
          <Columns>
            <TextField
              label="E-mail"
              type="email"
              required
              maxLength={254}
              hint="The link to Section 1 goes there."
              {...form.field('email')}
            />
            <DateField label="Offer accepted on" {...form.field('offerAcceptedOn')} />
            <DateField label="First day of work" required {...form.field('firstDay')} />
          </Columns>
          <CheckField
            label="The job lasts less than three business days"
            hint="Then Section 2 is due on the first day, and receipts do not count."
            checked={form.values.shortJob}
            onChange={(short) => form.set('shortJob', short)}
          />
          <FormActions>
            <LinkButton to="/visaCareI9Dashboard">Cancel</LinkButton>
            <Button type="submit" variant="primary" loading={form.submitting}>
              Start Form I-9
            </Button>
          </FormActions>
        </Form>
      </Card>
    </>
  )
}
