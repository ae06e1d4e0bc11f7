import { myAccountApi, sessionsApi } from '#identity/client/api.ts'
import { required } from '#identity/sessions/client/checks.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'

type OwnProfile = RefOutput<typeof myAccountApi.ownProfile>

export function OwnDetailsCard() {
  const profile = useOperation(myAccountApi.ownProfile, {})
  return (
    <Card title="Your details">
      {profile.items ? (
        <DetailsForm key={profile.items.version} profile={profile.items} />
      ) : profile.error ? (
        <ErrorState message={profile.error.message} onRetry={() => void profile.reload()} />
      ) : (
        <Loading lines={4} />
      )}
    </Card>
  )
}

function DetailsForm({ profile }: { profile: OwnProfile }) {
  const toast = useToast()
  const update = useCommand(myAccountApi.updateOwnProfile, { refresh: [myAccountApi.ownProfile] })
  const { firstName, middleName, lastName, version } = profile
  const form = useForm({
    initial: { firstName, middleName, lastName },
    check: required('firstName', 'lastName'),
    submit: async (values) => {
      const { message } = await update.run({ ...values, version })
      toast(message, { kind: 'success' })
      // The top bar shows the name as well.
      enterSession(await call(sessionsApi.me, {}))
    },
  })
  const fixed = () => {}
  return (
    <Form form={form}>
      <Columns>
        <TextField label="First name" required autoComplete="given-name" maxLength={100} {...form.field('firstName')} />
        <TextField label="Middle name" autoComplete="additional-name" maxLength={100} {...form.field('middleName')} />
        <TextField label="Last name" required autoComplete="family-name" maxLength={100} {...form.field('lastName')} />
      </Columns>
      <Columns>
        <TextField
          label="E-mail address"
          readOnly
          value={profile.email}
          onChange={fixed}
          hint="Your administrator can change it."
        />
        {profile.userName !== profile.email && (
          <TextField label="User name" readOnly value={profile.userName} onChange={fixed} hint="You sign in with it." />
        )}
      </Columns>
      <FormActions>
        <Button type="submit" variant="primary" loading={form.submitting} disabled={!form.changed}>
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
