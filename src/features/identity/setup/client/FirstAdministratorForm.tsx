import { parseAccountName } from '#formats/email.ts'
import { setupApi } from '#identity/client/api.ts'
import { newPasswordErrors } from '#identity/passwords/client/checks.ts'
import { NewPasswordFields, usePasswordPolicy } from '#identity/passwords/client/NewPasswordForm.tsx'
import { signInGreeting } from '#identity/sessions/client/sign-in-greeting.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { required, useForm } from '#ui/fields/use-form.ts'
import { useNavigateTo } from '#ui/navigation.tsx'

type Values = {
  providerName: string
  firstName: string
  lastName: string
  emailId: string
  password: string
  confirmPassword: string
}

export function FirstAdministratorForm({ code }: { code: string }) {
  const navigate = useNavigateTo()
  const policy = usePasswordPolicy()
  const form = useForm<Values>({
    initial: { providerName: '', firstName: '', lastName: '', emailId: '', password: '', confirmPassword: '' },
    check: (values) => ({
      ...newPasswordErrors(values, ownerOf(values), policy),
      ...emailError(values.emailId),
      ...required('providerName', 'firstName', 'lastName')(values),
    }),
    submit: async (values) => {
      const { userId } = await call(setupApi.firstAdministrator, { code, ...values })
      signInGreeting.announce({
        userName: userId,
        text: `VisaCare is ready for ${values.providerName.trim()}. Please sign in.`,
      })
      navigate('/login')
    },
  })
  return (
    <Form form={form}>
      <TextField
        label="Your organization"
        hint="Who runs this VisaCare: shown to everybody you work with. You can change it later."
        required
        autoComplete="organization"
        maxLength={100}
        {...form.field('providerName')}
      />
      <Columns>
        <TextField label="First name" required autoComplete="given-name" maxLength={100} {...form.field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" maxLength={100} {...form.field('lastName')} />
      </Columns>
      <TextField
        label="E-mail address"
        hint="It becomes your user name."
        type="email"
        required
        autoComplete="username"
        {...form.field('emailId')}
      />
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
        owner={ownerOf(form.values)}
        policy={policy}
      />
      <Button type="submit" variant="primary" wide loading={form.submitting}>
        Make the first administrator
      </Button>
    </Form>
  )
}

const ownerOf = ({ emailId, firstName, lastName }: Values) => ({
  email: emailId.trim() || undefined,
  ownNames: [firstName, lastName].map((name) => name.trim()).filter(Boolean),
})

function emailError(emailId: string): { emailId?: string } {
  if (emailId.trim() === '') return { emailId: 'Field is required' }
  const parsed = parseAccountName(emailId)
  return parsed.ok ? {} : { emailId: parsed.message }
}
