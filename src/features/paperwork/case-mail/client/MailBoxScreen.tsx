import styles from '#case-file/cases/client/cases.module.css'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { mailBoxApi } from '#paperwork/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { MailBox } from '../box-contract.ts'
import { LeftMails } from './LeftMails.tsx'

/** /mailIntoCases: where mail into cases comes from, for the provider’s administrator. */
export default function MailBoxScreen() {
  const { items: found, error, reload } = useOperation(mailBoxApi.get, {})
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading lines={8} />
  const { box, left } = found
  return (
    <div className={styles.page}>
      <PageHeader
        title="Mail into Cases"
        standing="Each case has an e-mail address of its own. What people send there becomes a message of the case."
      />
      <div className={styles.columns}>
        <BoxCard box={box} />
        <div className={styles.column}>
          <StandingCard box={box} />
          <HandInCard box={box} />
        </div>
      </div>
      <LeftMails left={left} />
    </div>
  )
}

const EMPTY = {
  ...{ address: '', host: '', port: 993, security: 'tls' as MailBox['security'], userName: '', folder: 'INBOX' },
  ...{ checkedBy: '', authority: '', outsideHost: '', outsidePort: 25 },
}
const securities = [
  { value: 'tls', label: 'TLS from the start (port 993)' },
  { value: 'starttls', label: 'STARTTLS (port 143)' },
  { value: 'none', label: 'None, on this machine only' },
]

function BoxCard({ box }: { box: MailBox | null }) {
  const save = useConfirmedCommand(mailBoxApi.save, { refresh: [mailBoxApi.get] })
  const { address, host, port, security, userName, folder, checkedBy, authority, outsideHost, outsidePort } =
    box ?? EMPTY
  const form = useForm({
    initial: {
      on: box?.on ?? false,
      address,
      host,
      port: String(port),
      security: security as string,
      userName,
      password: '',
      folder,
      checkedBy,
      authority,
      outsideHost,
      outsidePort: String(outsidePort),
    },
    check: ({ address: given, port: at, outsidePort: outside }) => ({
      ...(!given.trim() && { address: 'Enter the address of the mailbox.' }),
      ...(!/^\d{1,5}$/.test(at) && { port: 'Enter a number such as 993.' }),
      ...(!/^\d{1,5}$/.test(outside) && { outsidePort: 'Enter a number such as 25.' }),
    }),
    submit: async ({ port: at, outsidePort: outside, security: way, ...given }) => {
      const numbers = { port: Number(at), outsidePort: Number(outside) }
      await save.run({ ...given, ...numbers, security: way as MailBox['security'] })
      form.set('password', '')
    },
  })
  return (
    <Card title="Mailbox">
      <Form form={form}>
        <TextField
          label="Address of the mailbox"
          required
          hint="The cases get addresses such as cases+…@company.com. The mail server has to deliver them here."
          {...form.field('address')}
        />
        <Columns>
          <TextField
            label="IMAP server"
            hint="Leave blank to let a mail server hand messages in."
            {...form.field('host')}
          />
          <TextField label="Port" inputMode="numeric" {...form.field('port')} />
        </Columns>
        <SelectField label="Encryption" placeholder={null} options={securities} {...form.field('security')} />
        <Columns>
          <TextField label="User name" autoComplete="off" {...form.field('userName')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint={
              box?.passwordGiven
                ? 'Leave empty to keep the one that is set.'
                : 'It is stored encrypted and never shown.'
            }
            {...form.field('password')}
          />
        </Columns>
        <TextField label="Folder" {...form.field('folder')} />
        <TextField
          label="Mail server that checks senders"
          hint="The name at the start of the Authentication-Results line it adds, such as mx.company.com. Only its verdict counts, once a trial has shown that nobody else can write it."
          {...form.field('checkedBy')}
        />
        <Columns>
          <TextField
            label="Where mail from outside arrives"
            hint="For the trial: the server in the MX record of the mailbox."
            {...form.field('outsideHost')}
          />
          <TextField label="Its port" inputMode="numeric" {...form.field('outsidePort')} />
        </Columns>
        <TextAreaField
          label="Certificate of a private authority"
          hint="Only if no public authority vouches for the IMAP server: its certificate, beginning with -----BEGIN CERTIFICATE-----."
          {...form.field('authority')}
        />
        <CheckField label="Take mail into cases" checked={form.values.on} onChange={(on) => form.set('on', on)} />
        <FormActions>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Save
          </Button>
        </FormActions>
      </Form>
      {save.dialog}
    </Card>
  )
}

function StandingCard({ box }: { box: MailBox | null }) {
  const test = useCommand(mailBoxApi.test)
  const { attempt, refusal } = useAttempt()
  return (
    <Card title="How it goes">
      {!box?.on && <p>Mail into cases is off. Nothing is fetched, and cases show no address.</p>}
      {box?.on && <p>{howMailComesIn(box)}</p>}
      {box?.on && box.checkedBy === '' && (
        <Note kind="warning">
          Every e-mail is held for review, because no mail server is set that checks senders. Enter its name under
          Mailbox.
        </Note>
      )}
      {box?.on && box.checkedBy !== '' && <Trial box={box} />}
      {box?.problem && <Note kind="warning">{box.problem}</Note>}
      {test.items && <Note kind={test.items.reached ? 'success' : 'warning'}>{test.items.says}</Note>}
      {box && box.host !== '' && (
        <div>
          <Button loading={test.loading} onClick={() => void attempt(() => test.run({}))}>
            Test the mailbox
          </Button>
        </div>
      )}
      {refusal}
    </Card>
  )
}

function howMailComesIn({ host, lookedAt }: MailBox): string {
  if (host === '') return 'Messages come in when your mail server hands them in. VisaCare doesn’t look in a mailbox.'
  return lookedAt ? `Last looked at ${showMoment(lookedAt)}.` : 'VisaCare looks in the mailbox every minute.'
}

function HandInCard({ box }: { box: MailBox | null }) {
  const make = useConfirmedCommand(mailBoxApi.makeKey, { refresh: [mailBoxApi.get] })
  const { attempt, refusal } = useAttempt()
  return (
    <Card title="Or let a mail server hand it in">
      {!(box?.on && box.keyGiven) && <p>{nextStep(box)}</p>}
      {box && (
        <p>
          It posts each message as it came to <code>{box.handInUrl}</code>, with the header “Authorization: Bearer” and
          the key.
        </p>
      )}
      {make.items && (
        <Note kind="success">
          Copy this key now, it is not shown again: <code>{make.items.shownOnce}</code>
        </Note>
      )}
      {box && (
        <div>
          <Button loading={make.loading} onClick={() => void attempt(() => make.run({}))}>
            {box.keyGiven ? 'Make a new key' : 'Make a key'}
          </Button>
        </div>
      )}
      {make.dialog}
      {refusal}
    </Card>
  )
}

/** Without an IMAP server mail is taken only once there is a key, and a key needs an address. */
function nextStep(box: MailBox | null): string {
  if (!box)
    return 'Enter the address and save with “Take mail into cases” off. Then make a key here, turn it on and save again.'
  if (box.on) return 'Make a key here.'
  return box.keyGiven
    ? 'Turn on “Take mail into cases” and save.'
    : 'Make a key, then turn on “Take mail into cases” and save.'
}

/** Whether the verdicts of the mail server count, and the trial that decides it. */
function Trial({ box }: { box: MailBox }) {
  const trial = useCommand(mailBoxApi.trial, { refresh: [mailBoxApi.get] })
  const { attempt, refusal } = useAttempt()
  const { isTried, provenAt, lastProvenAt, trialAt, trialSays, outsideHost } = box
  return (
    <>
      {provenAt && (
        <Note kind="success">
          The mail server passed its trial at {showMoment(provenAt)}. Its verdicts on senders count. VisaCare repeats
          the trial each day.
        </Note>
      )}
      {provenAt && trialSays && (
        <Note kind="warning">
          The trial couldn’t be repeated. {trialSays} After three days every e-mail is held for review.
        </Note>
      )}
      {!provenAt && (
        <Note kind="warning">
          {lastProvenAt
            ? `Every e-mail is held for review. The mail server last passed its trial at ${showMoment(lastProvenAt)}. ${trialSays || 'Since then the trial wasn’t repeated.'}`
            : `Every e-mail is held for review, because no trial has shown that the mail server removes forged verdicts. ${trialSays}`}
          {outsideHost === '' && ' Enter where mail from outside arrives under Mailbox.'}
        </Note>
      )}
      {isTried && trialAt && (
        <p>A trial began at {showMoment(trialAt)}. It ends when its message arrives, or after an hour.</p>
      )}
      {outsideHost !== '' && (
        <div>
          <Button loading={trial.loading} onClick={() => void attempt(() => trial.run({}))}>
            Try the mail server
          </Button>
        </div>
      )}
      {refusal}
    </>
  )
}
