import { useEffect, useState } from 'react'
import { emailNotValid, isEmail } from '#formats/email.ts'
import { sessionsApi } from '#identity/client/api.ts'
import { activationHint } from '#identity/passwords/link-times.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { lawFirmsApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { LawFirm } from '../records.ts'
import { HistoryCard, HistoryList } from './History.tsx'
import { LawFirmForm } from './LawFirmForm.tsx'
import { LeaveCompany, useViewer } from './LeaveCompany.tsx'
import styles from './law-firms.module.css'
import { PeopleList } from './PeopleList.tsx'
import { useFirmStatus } from './use-firm-status.tsx'

/** /visaCareAddLawFirm/{id?}: a new firm, one of the list, or for a firm's administrator the own one. */
export default function LawFirmScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const id = Number(params.id) || (viewer.isProvider ? undefined : (viewer.lawFirmId ?? undefined))
  if (viewer.worksIn !== undefined) return <LeaveCompany title="Law Firm Details" viewer={viewer} />
  return id === undefined ? <NewLawFirm /> : <KnownLawFirm key={id} id={id} />
}

function NewLawFirm() {
  const navigate = useNavigateTo()
  const toast = useToast()
  return (
    <>
      <PageHeader
        title="New law firm"
        standing="The firm, its administrator and the account e-mail are made together."
        action={<LinkButton to="/visaCareManageLawFirms">All law firms</LinkButton>}
      />
      <div className={styles.page}>
        <LawFirmForm
          isProvider
          onSaved={({ id, name, administrators }) => {
            toast(`${name} was created. The activation link goes to ${administrators[0]?.email}.`, { kind: 'success' })
            navigate(`/visaCareAddLawFirm/${id}`)
          }}
        />
      </div>
    </>
  )
}

function KnownLawFirm({ id }: { id: number }) {
  const viewer = useViewer()
  const reading = useOperation(lawFirmsApi.get, { id })
  const [start, setStart] = useState<LawFirm>()
  const [turn, setTurn] = useState(0)
  // What is typed stays; only the version moves on.
  const status = useFirmStatus(({ version }) => setStart((now) => now && { ...now, version }))
  const toast = useToast()
  const firm = reading.items
  // The form starts from the fresh record, and then keeps what is typed until it is saved.
  useEffect(() => {
    if (firm?.id === id && !reading.loading) setStart((now) => now ?? firm)
  }, [firm, id, reading.loading])
  if (reading.error && !start)
    return <ErrorState message={reading.error.message} onRetry={() => void reading.reload()} />
  if (!start || !firm) return <Loading />
  return (
    <>
      <PageHeader
        title={firm.name}
        badge={<StatusBadge hue={firm.status === 'Active' ? 'green' : 'gray'}>{firm.status}</StatusBadge>}
        standing={`${counted(firm.companies, 'client company', 'client companies')}, ${counted(firm.attorneys, 'attorney', 'attorneys')}.`}
        action={
          <>
            {viewer.isProvider && (
              <Button onClick={() => status.ask(firm)}>{firm.status === 'Active' ? 'Deactivate' : 'Activate'}</Button>
            )}
            <LinkButton to={`/visaCareAttorneySetUp?lawFirmId=${id}`}>Companies</LinkButton>
            <LinkButton to={`/visaCareManageAttorneys?lawFirmId=${id}`}>Attorneys</LinkButton>
          </>
        }
      />
      <div className={styles.page} data-beside>
        <LawFirmForm
          key={turn}
          firm={start}
          isProvider={viewer.isProvider}
          onSaved={(saved) => {
            setStart(saved)
            setTurn(turn + 1)
            toast('Saved.', { kind: 'success' })
            // The zone of the own firm says which day it is.
            if (!viewer.isProvider && saved.timeZone !== start.timeZone)
              void call(sessionsApi.me, {}).then(enterSession)
          }}
        />
        <Stack>
          <Administrators firm={firm} />
          <HistoryCard>
            <FirmHistory id={id} />
          </HistoryCard>
        </Stack>
      </div>
      {status.dialogs}
    </>
  )
}

function Administrators({ firm }: { firm: LawFirm }) {
  const adding = useDialog<LawFirm>()
  return (
    <Card
      title="Administrators"
      actions={
        <Button size="small" onClick={() => adding.open(firm)}>
          Add
        </Button>
      }
    >
      {firm.administrators.length > 0 ? (
        <PeopleList users={firm.administrators} />
      ) : (
        <p className={styles.dimmed}>Nobody keeps this firm yet. Add an administrator; the link goes by e-mail.</p>
      )}
      <AdministratorDialog key={adding.turn} opened={adding.opened} firm={firm} onClose={adding.close} />
    </Card>
  )
}

function FirmHistory({ id }: { id: number }) {
  return <HistoryList {...useOperation(lawFirmsApi.history, { id })} />
}

const counted = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

type AdministratorDialogProps = { opened: boolean; firm: LawFirm; onClose: () => void }

/** A further account that keeps the firm. */
function AdministratorDialog({ opened, firm, onClose }: AdministratorDialogProps) {
  const create = useCommand(lawFirmsApi.createUser, { refresh: [lawFirmsApi.get] })
  const toast = useToast()
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '' },
    check: ({ firstName, lastName, email }) => ({
      ...(firstName.trim() === '' && { firstName: 'Field is required' }),
      ...(lastName.trim() === '' && { lastName: 'Field is required' }),
      ...(!isEmail(email.trim()) && { email: email.trim() === '' ? 'Field is required' : emailNotValid }),
    }),
    submit: async (values) => {
      const made = await create.run({ ...values, lawFirmId: firm.id })
      toast(`${made.firstName} ${made.lastName} was created. The activation link goes to ${made.email}.`, {
        kind: 'success',
      })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`New administrator of ${firm.name}`}>
      <Form form={form}>
        <Columns>
          <TextField label="First name" required autoComplete="off" maxLength={100} {...form.field('firstName')} />
          <TextField label="Last name" required autoComplete="off" maxLength={100} {...form.field('lastName')} />
        </Columns>
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="off"
          hint={activationHint}
          {...form.field('email')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Create administrator" />
      </Form>
    </Dialog>
  )
}
