import { useState } from 'react'
import { parseEmployerEmail } from '#formats/email.ts'
import type { Parsed } from '#formats/parsed.ts'
import { parseUsPhone } from '#formats/phone.ts'
import { SentMail } from '#identity/passwords/client/SentMail.tsx'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { signUpApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

/** /signUp: an employer registers its company; the mailed link opens the account. */
export default function SignUpScreen() {
  const [sent, setSent] = useState<string>()
  const form = useForm({
    initial: { employerName: '', firstName: '', lastName: '', emailId: '', daytimePhoneNumber: '' },
    check: signUpErrors,
    submit: async (values) => setSent((await call(signUpApi.register, values)).message),
  })
  if (sent) return <SentMail message={sent} again={() => setSent(undefined)} />
  return (
    <LoggedOutPage
      title="Register your company"
      intro="For employers. Employees and attorneys are invited by e-mail and need not register."
      wide
    >
      <Form form={form}>
        <TextField
          label="Company name"
          hint="The legal name, as on your tax papers."
          required
          autoComplete="organization"
          maxLength={200}
          autoFocus
          {...form.field('employerName')}
        />
        <Columns>
          <TextField
            label="Your first name"
            required
            autoComplete="given-name"
            maxLength={100}
            {...form.field('firstName')}
          />
          <TextField
            label="Your last name"
            required
            autoComplete="family-name"
            maxLength={100}
            {...form.field('lastName')}
          />
        </Columns>
        <Columns>
          <TextField
            label="E-mail address"
            hint="It becomes your user name."
            type="email"
            required
            autoComplete="email"
            {...form.field('emailId')}
          />
          <MaskedField
            label="Daytime phone"
            hint="A number in the United States."
            mask="phone"
            required
            {...form.field('daytimePhoneNumber')}
          />
        </Columns>
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Register
        </Button>
      </Form>
    </LoggedOutPage>
  )
}

type SignUpValues = {
  employerName: string
  firstName: string
  lastName: string
  emailId: string
  daytimePhoneNumber: string
}

const REQUIRED = 'Field is required'

/** What is wrong before anything is sent; the server checks the same. */
export function signUpErrors(values: SignUpValues): Partial<SignUpValues> {
  const found = Object.entries(values).flatMap(([name, text]) => {
    const error = text.trim() === '' ? REQUIRED : messageOf(PARSERS[name]?.(text))
    return error ? [[name, error]] : []
  })
  return Object.fromEntries(found)
}

const PARSERS: Record<string, (text: string) => Parsed> = {
  emailId: parseEmployerEmail,
  daytimePhoneNumber: parseUsPhone,
}

const messageOf = (parsed: Parsed | undefined) => (parsed?.ok === false ? parsed.message : undefined)
