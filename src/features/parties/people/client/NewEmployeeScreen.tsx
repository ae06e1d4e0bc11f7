import { emailNotValid, isEmail } from '#formats/email.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { peopleApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
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
import { useToast } from '#ui/toasts.tsx'
import { invitesPeople } from '../rules.ts'
import styles from './people.module.css'
import { named, SingleNameField } from './SingleNameField.tsx'
import { useViewer } from './use-viewer.ts'
import { fullName, pageOf } from './words.ts'

type Values = ReturnType<typeof emptyValues>

const emptyValues = (companyId: string, invite: boolean) => ({
  companyId,
  firstName: '',
  middleName: '',
  lastName: '',
  singleName: false,
  email: '',
  jobTitle: '',
  startedOn: '',
  invite,
})

/** /visaCareNewUserCreate and /visaCareNewUser: a new employee with the first job. */
export default function NewEmployeeScreen() {
  const viewer = useViewer()
  const choosesCompany = viewer.companyId === null
  const companies = useTenants('company', { enabled: choosesCompany })
  const create = useCommand(peopleApi.create, { refresh: [peopleApi.list] })
  const navigate = useNavigateTo()
  const toast = useToast()
  const mayInvite = invitesPeople(viewer.roleId)
  const query = new URLSearchParams(window.location.search)
  const asked = query.get('companyId') ?? ''
  const wizard = wizardIn(query)
  const form = useForm({
    initial: emptyValues(choosesCompany ? asked : '', mayInvite),
    check: (values) => problemsOf(values, choosesCompany),
    submit: async ({ companyId, startedOn, ...values }) => {
      const made = await create.run({
        ...named(values),
        startedOn: startedOn || null,
        companyId: companyId ? Number(companyId) : undefined,
      })
      const mailed = values.invite ? ` The activation link goes to ${made.email}.` : ''
      toast(`${fullName(made)} was created.${mailed}`, { kind: 'success' })
      // Who came from a new case goes on with it where they left: the family and the options are still to be asked.
      navigate(wizard ? `${wizard}&companyId=${made.companyId}&personId=${made.id}` : pageOf(made))
    },
  })
  return (
    <div className={styles.narrow}>
      <PageHeader title="New employee" standing="A few words now; the rest is filled in on the employee’s page." />
      <Card>
        <Form form={form}>
          {choosesCompany && (
            <SelectField label="Company" required searchable options={companies.options} {...form.field('companyId')} />
          )}
          <Columns>
            {!form.values.singleName && (
              <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('firstName')} />
            )}
            <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('lastName')} />
            <TextField label="Middle name" autoComplete="off" maxLength={100} {...form.field('middleName')} />
            <TextField
              label="E-mail"
              type="email"
              required
              autoComplete="off"
              maxLength={254}
              {...form.field('email')}
            />
          </Columns>
          <SingleNameField checked={form.values.singleName} onChange={(single) => form.set('singleName', single)} />
          <Columns>
            <TextField label="Job title" required maxLength={200} {...form.field('jobTitle')} />
            <DateField label="First day" {...form.field('startedOn')} />
          </Columns>
          {mayInvite && (
            <CheckField
              label="Invite to the portal"
              hint="The employee gets a link by e-mail, fills in their own details and sees their own cases."
              checked={form.values.invite}
              onChange={(invite) => form.set('invite', invite)}
            />
          )}
          <FormActions>
            <LinkButton to={wizard ?? '/lawFirmBeneficiaryDetails'}>Cancel</LinkButton>
            <Button type="submit" variant="primary" loading={form.submitting}>
              Create employee
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  )
}

/** The step of the new case that somebody left to name a new employee. */
function wizardIn(query: URLSearchParams): string | undefined {
  if (query.get('then') !== 'case') return undefined
  const draft = query.get('draft')
  return `/visaCareCreateCase${draft && /^\d+$/.test(draft) ? `/${draft}` : ''}?step=2`
}

function problemsOf(values: Values, choosesCompany: boolean) {
  const required = (name: keyof Values) => values[name] === '' && { [name]: 'Field is required' }
  return {
    ...(!isEmail(values.email.trim()) && { email: emailNotValid }),
    ...(choosesCompany && required('companyId')),
    ...(!values.singleName && required('firstName')),
    ...required('lastName'),
    ...required('email'),
    ...required('jobTitle'),
  }
}
