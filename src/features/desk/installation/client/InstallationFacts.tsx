import type { ReactNode } from 'react'
import { installationApi } from '#desk/client/api.ts'
import { counted } from '#formats/words.ts'
import { sessionsApi } from '#identity/client/api.ts'
import { enterSession, useSignedIn } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { howLongAgo } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconAlertTriangle, IconCheck } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Checklist } from '../contract.ts'
import styles from './installation.module.css'

/** What this installation runs on; what is missing for daily work is marked, and says what to do. */
export function InstallationFacts({ checklist: { provider, facts } }: { checklist: Checklist }) {
  const naming = useDialog<string>()
  const mayName = useSignedIn().rights.includes('provider:edit')
  const { database, embedded, keys, address, addressGiven, backupAt, version } = facts
  return (
    <Card title="This installation">
      <ul className={styles.facts}>
        <Fact
          name="Provider"
          warns={provider === null}
          action={
            mayName && (
              <Button size="small" aria-label="Change the provider’s name" onClick={() => naming.open(provider ?? '')}>
                {provider ? 'Change' : 'Name it'}
              </Button>
            )
          }
        >
          {provider ?? 'Not named yet; the code is IMMLAWS'}
        </Fact>
        <Fact name="Database">
          {database}, {embedded ? 'on this machine' : 'your own server'}
        </Fact>
        <Fact name="Encryption keys">{counted(keys, 'key')}. Keep a copy in another place</Fact>
        <Fact name="Address" warns={!addressGiven}>
          {address}
          {!addressGiven && '. Links in e-mails lead there; set PUBLIC_URL'}
        </Fact>
        <Fact name="Backup" warns={backupAt === null}>
          {backupAt === null
            ? 'None in the data folder of this server. Run npm run backup'
            : `The newest in the data folder: ${howLongAgo(backupAt)}`}
        </Fact>
        <Fact name="Version">{version}</Fact>
      </ul>
      <ProviderNameDialog opened={naming.opened} name={naming.subject ?? ''} onClose={naming.close} />
    </Card>
  )
}

type FactProps = { name: string; warns?: boolean; action?: ReactNode; children: ReactNode }

function Fact({ name, warns, action, children }: FactProps) {
  const Sign = warns ? IconAlertTriangle : IconCheck
  return (
    <li className={styles.fact}>
      <span className={styles.sign} data-warns={warns || undefined} aria-hidden>
        <Sign size={14} />
      </span>
      <div className={styles.factText}>
        <strong>{name}</strong>
        <span>{children}</span>
      </div>
      {action}
    </li>
  )
}

type ProviderNameDialogProps = { opened: boolean; name: string; onClose: () => void }

/** What the provider calls itself. The code IMMLAWS is the specification's and stays. */
function ProviderNameDialog({ opened, ...inside }: ProviderNameDialogProps) {
  return (
    <Dialog opened={opened} onClose={inside.onClose} title="Name of your organization" size="sm">
      {opened && <NameForm {...inside} />}
    </Dialog>
  )
}

function NameForm({ name, onClose }: Omit<ProviderNameDialogProps, 'opened'>) {
  const toast = useToast()
  const save = useCommand(installationApi.nameProvider, { refresh: [installationApi.checklist] })
  const form = useForm({
    initial: { name },
    check: (values) => (values.name.trim() ? {} : { name: 'Enter the name of your organization.' }),
    submit: async (values) => {
      await save.run(values)
      // The top bar shows it from the session.
      enterSession(await call(sessionsApi.me, {}))
      toast('Saved', { kind: 'success' })
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField
        label="Your organization"
        hint="Shown in the top bar, at the end of e-mails and where your staff looks into a company."
        required
        autoComplete="organization"
        maxLength={100}
        {...form.field('name')}
      />
      <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
    </Form>
  )
}
