import { useEffect, useState } from 'react'
import { usersApi } from '#identity/client/api.ts'
import { activationHint } from '#identity/passwords/link-times.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FormState, useForm } from '#ui/fields/use-form.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { User, UserRow } from '../records.ts'
import { AttorneyField, TenantFields } from './TenantFields.tsx'
import type { UserKeeping } from './use-user-keeping.ts'
import { askedFor, changedOf, checkUser, newOf, type UserValues, valuesOf } from './user-values.ts'

export type UserFormProps = {
  /** The user to change; without it a new one is invited. */
  user?: User
  /** What is known of a new user before anything is typed: the company, the role. */
  preset?: Partial<UserValues>
  keeping: UserKeeping
  onSaved: (message: string) => void
  onCancel: () => void
}

export function UserForm({ user, preset, keeping, onSaved, onCancel }: UserFormProps) {
  const create = useCommand(usersApi.create, { refresh: [usersApi.list] })
  const update = useCommand(usersApi.update, { refresh: [usersApi.list, usersApi.get] })
  const { confirmed, dialog } = useConfirmPassword()
  const asked = ({ roleId }: UserValues) =>
    askedFor(
      keeping.roles.find(({ id }) => String(id) === roleId),
      user === undefined,
      keeping.acrossTenants,
    )
  const form = useForm({
    initial: { ...valuesOf(user), ...preset },
    check: (values) => checkUser(values, asked(values)),
    submit: async (values) => {
      if (user) {
        const changes = { ...changedOf(values, asked(values)), id: user.id, version: user.version }
        // Another e-mail address needs the password again, and so does a new administrator.
        const saved = await confirmed(() => update.run(changes))
        if (saved) onSaved(`${saved.firstName} ${saved.lastName} was saved.${toConfirm(saved)}`)
      } else {
        const made = await confirmed(() => create.run(newOf(values, asked(values))))
        if (made) onSaved(`${made.firstName} ${made.lastName} was created. ${whatNext(values)}`)
      }
    },
  })
  return (
    <>
      <Form form={form}>
        <Columns>
          <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('firstName')} />
          <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('lastName')} />
        </Columns>
        {user && <TextField label="Middle name" maxLength={100} {...form.field('middleName')} />}
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="off"
          hint={user?.pendingEmail ? `${user.pendingEmail} waits to be confirmed there.` : undefined}
          {...form.field('email')}
        />
        <RoleField form={form} user={user} keeping={keeping} />
        <TenantFields form={form} asked={asked(form.values)} />
        {asked(form.values).assists && <AttorneyField form={form} lawFirmId={user?.lawFirmId ?? undefined} />}
        <PhoneFields form={form} />
        {!user && <SignInFields form={form} />}
        <FormActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {user ? 'Save' : 'Create user'}
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  )
}

type Part = { form: FormState<UserValues> }

function RoleField({ form, user, keeping }: Part & Pick<UserFormProps, 'user' | 'keeping'>) {
  const oneself = user !== undefined && keeping.isOneself(user)
  const options = keeping.choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const own =
    user && !options.some(({ value }) => value === String(user.roleId))
      ? [{ value: String(user.roleId), label: user.roleName }]
      : []
  return (
    <SelectField
      label="Role"
      required
      disabled={oneself}
      hint={oneself ? 'Your own role is changed by somebody else.' : user && 'Another role signs the user out.'}
      options={[...options, ...own]}
      {...form.field('roleId')}
    />
  )
}

function PhoneFields({ form }: Part) {
  const us = form.values.countryCode.trim() === '+1'
  return (
    <Columns>
      <TextField label="Country code" inputMode="tel" maxLength={4} {...form.field('countryCode')} />
      {us ? (
        <MaskedField mask="phone" label="Mobile number" {...form.field('mobileNumber')} />
      ) : (
        <TextField label="Mobile number" type="tel" maxLength={30} {...form.field('mobileNumber')} />
      )}
    </Columns>
  )
}

/** How the new user gets in: by a mailed link, or with a password that works once. */
function SignInFields({ form }: Part) {
  return (
    <>
      <TextField
        label="User name"
        hint="Left empty, the e-mail address is the user name."
        autoComplete="off"
        {...form.field('userName')}
      />
      <CheckField
        label="Type a first password instead of mailing a link"
        hint={form.values.ownPassword ? 'It works once; then the user chooses another.' : activationHint}
        checked={form.values.ownPassword}
        onChange={(ownPassword) => form.set('ownPassword', ownPassword)}
      />
      {form.values.ownPassword && (
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
    </>
  )
}

const toConfirm = ({ pendingEmail }: Pick<User, 'pendingEmail'>) =>
  pendingEmail ? ` ${pendingEmail} counts once it is confirmed with the link mailed there.` : ''

const whatNext = ({ ownPassword, email }: UserValues) =>
  ownPassword ? 'The password you typed works once.' : `The activation link goes to ${email.trim()}.`

type UserDialogProps = Omit<UserFormProps, 'user'> & { opened: boolean; row: UserRow | undefined; turn: number }

/** A new user, or one of the list with all its particulars. */
export function UserDialog({ opened, row, turn, ...form }: UserDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={form.onCancel}
      title={row ? `User ${row.firstName} ${row.lastName}` : 'New user'}
      size="lg"
    >
      {row ? <LoadedForm key={turn} id={row.id} {...form} /> : <UserForm key={turn} {...form} />}
    </Dialog>
  )
}

function LoadedForm({ id, ...form }: Omit<UserFormProps, 'user'> & { id: number }) {
  const { items: user, error, loading, reload } = useOperation(usersApi.get, { id })
  const [start, setStart] = useState<User>()
  // What was read earlier may be old: the form starts from the fresh record, and then keeps what is typed.
  useEffect(() => {
    if (user?.id === id && !loading) setStart((now) => now ?? user)
  }, [user, id, loading])
  if (error && !start) return <ErrorState message={error.message} onRetry={() => void reload()} />
  return start ? <UserForm user={start} {...form} /> : <Loading />
}
