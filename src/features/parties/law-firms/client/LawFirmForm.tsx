import { countryOptions } from '#formats/countries.ts'
import { emailNotValid, isEmail } from '#formats/email.ts'
import { subscriptions } from '#formats/options.ts'
import { showPhone } from '#formats/phone.ts'
import { zoneOfState } from '#formats/zones.ts'
import { activationHint } from '#identity/passwords/link-times.ts'
import { lawFirmsApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FieldErrors, type FormState, useForm } from '#ui/fields/use-form.ts'
import { ZoneField } from '#ui/fields/ZoneField.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import type { LawFirm } from '../records.ts'
import { defaultSubscription, firmCode, firmProfile, parseAnswers, type Subscription } from '../rules.ts'
import { AddressFields, addressValues } from './AddressFields.tsx'

export type LawFirmFormProps = {
  /** The firm to change; without it a new one is made. */
  firm?: LawFirm
  isProvider: boolean
  onSaved: (firm: LawFirm) => void
}

export function LawFirmForm({ firm, isProvider, onSaved }: LawFirmFormProps) {
  const create = useCommand(lawFirmsApi.create, { refresh: [lawFirmsApi.list] })
  const update = useCommand(lawFirmsApi.update, { refresh: [lawFirmsApi.list, lawFirmsApi.get, lawFirmsApi.history] })
  const form = useForm<FirmValues>({
    initial: valuesOf(firm),
    check: (values) => checkFirm(values, firm === undefined),
    submit: async (values) => {
      const { subscription } = values
      const saved = firm
        ? await update.run({
            ...changedOf(values),
            ...(isProvider && { subscription }),
            ...{ id: firm.id, version: firm.version },
          })
        : await create.run(newOf(values))
      onSaved(saved)
    },
  })
  return (
    <Form form={form}>
      <Stack>
        <Card title="Firm">
          <FirmFields form={form} firm={firm} isProvider={isProvider} />
        </Card>
        <Card title="Address">
          <AddressFields form={form} />
          <SelectField
            label="Country"
            searchable
            placeholder={null}
            options={countryOptions}
            {...form.field('country')}
          />
          <ZoneField state={form.values.state} {...form.field('timeZone')} />
        </Card>
        {!firm && <AdministratorCard form={form} />}
        <FormActions>
          <Button type="submit" variant="primary" loading={form.submitting} disabled={firm && !form.changed}>
            {firm ? 'Save' : 'Create law firm'}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  )
}

type Part = { form: FormState<FirmValues> }

function FirmFields({ form, firm, isProvider }: Part & Pick<LawFirmFormProps, 'firm' | 'isProvider'>) {
  const code = firm?.code ?? (form.values.name.trim() && firmCode(form.values.name))
  return (
    <>
      <TextField
        label="Law firm name"
        required
        autoComplete="off"
        maxLength={200}
        hint={code && (firm ? `Code: ${code}` : `Code: ${code}, or with a number when it is taken`)}
        {...form.field('name')}
        onChange={(name) => form.set('name', name.toLocaleUpperCase('en-US'))}
      />
      <TextField
        label="Short name for forms"
        autoComplete="off"
        maxLength={30}
        hint="Printed where a box cannot hold the whole name."
        {...form.field('shortName')}
        onChange={(name) => form.set('shortName', name.toLocaleUpperCase('en-US'))}
      />
      <Columns>
        <TextField label="E-mail" type="email" required autoComplete="off" maxLength={254} {...form.field('email')} />
        <MaskedField mask="fein" label="FEIN" {...form.field('fein')} />
      </Columns>
      <Columns>
        <MaskedField mask="phone" label="Phone" {...form.field('phone')} />
        <MaskedField mask="phone" label="Fax" {...form.field('fax')} />
      </Columns>
      <SelectField
        label="Subscription"
        placeholder={null}
        disabled={!isProvider}
        hint={isProvider ? undefined : 'Changed by the provider.'}
        options={subscriptions.map((value) => ({ value, label: value }))}
        {...form.field('subscription')}
        onChange={(value) => form.set('subscription', value as Subscription)}
      />
    </>
  )
}

/** The first account of the firm. */
function AdministratorCard({ form }: Part) {
  const { ownPassword, email } = form.values
  return (
    <Card title="Administrator of the firm">
      <Columns>
        <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('adminFirstName')} />
        <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('adminLastName')} />
      </Columns>
      <TextField
        label="Administrator’s e-mail"
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={
          email.trim() ? `Left empty, the account is ${email.trim()}.` : 'Left empty, the firm’s own address is used.'
        }
        {...form.field('adminEmail')}
      />
      <CheckField
        label="Type a first password as well"
        hint={
          ownPassword
            ? 'It works once; then the administrator chooses another. The link is e-mailed too.'
            : activationHint
        }
        checked={ownPassword}
        onChange={(checked) => form.set('ownPassword', checked)}
      />
      {ownPassword && (
        <Columns>
          <PasswordField label="Password" required autoComplete="new-password" {...form.field('password')} />
          <PasswordField
            label="Confirm password"
            required
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
        </Columns>
      )}
    </Card>
  )
}

type FirmValues = ReturnType<typeof valuesOf>

/** A law firm as the form shows it. */
export const valuesOf = (firm?: LawFirm) => ({
  name: firm?.name ?? '',
  email: firm?.email ?? '',
  subscription: firm?.subscription ?? defaultSubscription,
  shortName: firm?.shortName ?? '',
  fein: firm?.fein ?? '',
  phone: showPhone(firm?.phone ?? ''),
  fax: showPhone(firm?.fax ?? ''),
  ...addressValues(firm),
  country: firm?.country ?? 'US',
  /** Empty: as the state has it. */
  timeZone: !firm || firm.timeZone === zoneOfState(firm.state) ? '' : firm.timeZone,
  adminFirstName: '',
  adminLastName: '',
  adminEmail: '',
  ownPassword: false,
  password: '',
  confirmPassword: '',
})

export function checkFirm(values: FirmValues, isNew: boolean): FieldErrors<FirmValues> {
  const required = (name: keyof FirmValues) => String(values[name]).trim() === '' && { [name]: 'Field is required' }
  const email = (name: 'email' | 'adminEmail') =>
    values[name].trim() !== '' && !isEmail(values[name].trim()) && { [name]: emailNotValid }
  const { problems } = parseAnswers(firmProfile, profileIn(values), today())
  return {
    ...problems,
    ...email('email'),
    ...required('name'),
    ...required('email'),
    ...(isNew && { ...email('adminEmail'), ...required('adminFirstName'), ...required('adminLastName') }),
    ...(isNew && values.ownPassword && required('password')),
    ...(isNew &&
      values.ownPassword &&
      values.password !== values.confirmPassword && { confirmPassword: 'Password not matched' }),
  }
}

/** What a changed firm and a new one have in common. */
const changedOf = (values: FirmValues) => ({
  name: values.name,
  email: values.email,
  timeZone: values.timeZone || zoneOfState(values.state),
  ...profileIn(values),
})

export function newOf(values: FirmValues) {
  const { adminFirstName, adminLastName, adminEmail, subscription, ownPassword, password, confirmPassword } = values
  return {
    ...changedOf(values),
    ...{ subscription, adminFirstName, adminLastName, adminEmail: adminEmail.trim() },
    ...(ownPassword && { password, confirmPassword }),
  }
}

const profileIn = (values: FirmValues) => {
  const { shortName, fein, phone, fax, street, unitKind, unitNumber, city, state, zipCode, country } = values
  return { shortName, fein, phone, fax, street, unitKind, unitNumber, city, state, zipCode, country }
}
