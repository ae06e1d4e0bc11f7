import { useState } from 'react'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { webhooksApi } from '#insight/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { type WebhookEvent, webhookEvents } from '../events.ts'
import type { Webhook } from '../records.ts'
import styles from './connections.module.css'
import { ShownOnce } from './ShownOnce.tsx'

type WebhookDialogProps = { webhook: Webhook | undefined; opened: boolean; onClose: () => void }

export function WebhookDialog({ webhook, opened, onClose }: WebhookDialogProps) {
  const save = useConfirmedCommand(webhooksApi.save, { refresh: [webhooksApi.list] })
  const [events, setEvents] = useState<readonly WebhookEvent[]>(
    webhook?.events ?? webhookEvents.map(({ name }) => name),
  )
  const form = useForm({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      on: webhook?.on ?? true,
      newSecret: false,
      events: '',
    },
    check: ({ name, url }) => ({
      ...(!name.trim() && { name: 'Enter a name.' }),
      ...(!url.trim() && { url: 'Enter an address such as https://systems.company.com/visacare.' }),
      ...(events.length === 0 && { events: 'Choose at least one event.' }),
    }),
    submit: async ({ events: _shown, ...said }) => {
      const { id, version } = webhook ?? {}
      const kept = await save.run({ ...said, id, version, events: [...events] })
      if (kept && kept.shownOnce === null) onClose()
    },
  })
  const toggle = (name: WebhookEvent, on: boolean) => {
    setEvents((now) => (on ? [...now, name] : now.filter((each) => each !== name)))
    form.set('events', '')
  }
  if (save.items?.shownOnce)
    return (
      <Dialog opened={opened} onClose={onClose} title="The secret of this webhook">
        <p>Your system checks with it that a message is ours and unchanged.</p>
        <ShownOnce what="The secret" secret={save.items.shownOnce} />
        <FormActions>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </FormActions>
      </Dialog>
    )
  return (
    <Dialog opened={opened} onClose={onClose} title={webhook?.name ?? 'New webhook'} size="lg">
      <Form form={form}>
        <TextField label="Name" required maxLength={80} {...form.field('name')} />
        <TextField
          label="Address"
          required
          type="url"
          maxLength={500}
          hint="Messages say which case or document it is, and nothing about people."
          {...form.field('url')}
        />
        <fieldset className={styles.choices}>
          <legend>Told when</legend>
          {form.errors.events && <p role="alert">{form.errors.events}</p>}
          {webhookEvents.map(({ name, label }) => (
            <CheckField key={name} label={label} checked={events.includes(name)} onChange={(on) => toggle(name, on)} />
          ))}
        </fieldset>
        <CheckField label="Send messages" checked={form.values.on} onChange={(on) => form.set('on', on)} />
        {webhook && (
          <CheckField
            label="Make a new secret"
            checked={form.values.newSecret}
            onChange={(on) => form.set('newSecret', on)}
          />
        )}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
      {save.dialog}
    </Dialog>
  )
}
