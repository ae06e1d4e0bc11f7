import { employerCode } from '#formats/names.ts'
import { subscriptions } from '#formats/options.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { PasswordField, type PasswordHint } from '#ui/fields/PasswordField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ZoneField } from '#ui/fields/ZoneField.tsx'
import styles from './companies.module.css'
import { FactField, type Part } from './FactField.tsx'

export type BasicDetailsProps = Part & {
  /** The code of a stored company; a new one's is the first word of its name. */
  code?: string
  emailError: string | undefined
  onLeaveEmail: () => void
  /** Asked of a new employer only. */
  passwordHints?: PasswordHint[]
  /** Whether this person decides about subscription and DIY access. */
  setsPlan: boolean
}

export function BasicDetails({ form, readOnly, code, passwordHints, setsPlan, ...email }: BasicDetailsProps) {
  const part = { form, readOnly }
  return (
    <>
      <Columns>
        <TextField
          label="Employer name"
          required
          maxLength={200}
          autoComplete="off"
          readOnly={readOnly}
          {...form.field('name')}
          onChange={(name) => form.set('name', name.toLocaleUpperCase('en-US'))}
        />
        <TextField
          label="Employer code"
          hint={code ? undefined : 'The first word of the name.'}
          readOnly
          value={code ?? employerCode(form.values.name)}
          onChange={() => {}}
        />
      </Columns>
      <Columns>
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="off"
          readOnly={readOnly}
          {...form.field('email')}
          error={email.emailError}
          onBlur={email.onLeaveEmail}
        />
        <FactField {...part} name="alternateEmail" />
      </Columns>
      {passwordHints && <FirstPassword {...part} hints={passwordHints} />}
      <div className={styles.phone}>
        <FactField {...part} name="phoneCountryCode" label="Country code" />
        <FactField {...part} name="phone" label="Daytime phone" required />
        <FactField {...part} name="phoneExtension" />
        <FactField {...part} name="fax" />
      </div>
      <h2>Address</h2>
      <Columns>
        <FactField {...part} name="street" />
        <div className={styles.unit}>
          <FactField {...part} name="unitKind" />
          <FactField {...part} name="unitNumber" />
        </div>
      </Columns>
      <Columns>
        <FactField {...part} name="city" />
        <FactField {...part} name="state" />
        <FactField {...part} name="zipCode" />
        <FactField {...part} name="country" />
      </Columns>
      <ZoneField state={form.values.state} disabled={readOnly} {...form.field('timeZone')} />
      <h2>Contact person</h2>
      <Columns>
        <FactField {...part} name="contactFirstName" label="First name" />
        <FactField {...part} name="contactMiddleName" label="Middle name" />
        <FactField {...part} name="contactLastName" label="Last name" />
      </Columns>
      <h2>Subscription</h2>
      <Columns>
        <SelectField
          label="Subscription name"
          required
          disabled={readOnly || !setsPlan}
          options={subscriptions.map((value) => ({ value, label: value }))}
          {...form.field('subscription')}
        />
        <div className={styles.beside}>
          <CheckField
            label="DIY access"
            hint="May order cases without an attorney."
            disabled={readOnly || !setsPlan}
            checked={form.values.diyAccess === 'Y'}
            onChange={(access) => form.set('diyAccess', access ? 'Y' : 'N')}
          />
        </div>
      </Columns>
    </>
  )
}

function FirstPassword({ form, hints }: Part & { hints: PasswordHint[] }) {
  return (
    <Columns>
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="For the first sign-in only: the employer then chooses their own. A link to do so is mailed too."
        hints={form.values.password === '' ? undefined : hints}
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        hint="Type it again."
        {...form.field('confirmPassword')}
      />
    </Columns>
  )
}
