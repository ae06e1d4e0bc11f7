import { useEffect, useState } from 'react'
import { attorneysApi } from '#parties/client/api.ts'
import { HistoryCard, HistoryList } from '#parties/law-firms/client/History.tsx'
import { LeaveCompany, useViewer } from '#parties/law-firms/client/LeaveCompany.tsx'
import { PeopleList } from '#parties/law-firms/client/PeopleList.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Link, useNavigateTo } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Attorney } from '../records.ts'
import { AssistantDialog } from './AssistantDialog.tsx'
import { AttorneyForm, type Place } from './AttorneyForm.tsx'
import styles from './attorneys.module.css'
import { andList, hues, nameOf } from './words.ts'

/**
 * /visaCareAddNewAttorney/{companyAutoId?}/{id?}: with an id that attorney; without one, attorneys and their assistants
 * see the attorney's record, everybody else makes a new attorney, for the company if one is named (decisions §5).
 */
export default function AttorneyScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const id = Number(params.id) || undefined
  const companyId = Number(params.companyAutoId) || undefined
  if (viewer.isConfined) return id ? <KnownAttorney key={id} id={id} /> : <OwnAttorney />
  if (viewer.worksIn !== undefined) return <LeaveCompany title="Attorney Details" viewer={viewer} />
  if (id) return <KnownAttorney key={id} id={id} />
  if (companyId) return <NewForCompany companyId={companyId} />
  return <NewAttorney place={viewer.lawFirmId === null ? {} : { lawFirmId: viewer.lawFirmId }} />
}

/** The list of an attorney, or of an assistant, has one row: the attorney. */
function OwnAttorney() {
  const { items, error, reload } = useOperation(attorneysApi.list, { limit: 1 })
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  const own = items.items[0]
  if (own) return <KnownAttorney key={own.id} id={own.id} />
  return <EmptyState title="No attorney yet" text="Your firm has not said yet which attorney you assist." />
}

function NewForCompany({ companyId }: { companyId: number }) {
  const { items, error, reload } = useOperation(attorneysApi.ofCompany, { companyId })
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  const { lawFirmId, lawFirmName, companyName } = items
  if (lawFirmId !== null) return <NewAttorney place={{ lawFirmId, lawFirmName, companyId, companyName }} />
  return (
    <EmptyState
      title={`${companyName} has no law firm yet`}
      text="Attorneys work for the companies that their firm represents. Choose the firm first."
      action={<LinkButton to="/visaCareAttorneySetUp?without=noFirm">Attorney Set Up</LinkButton>}
    />
  )
}

function NewAttorney({ place }: { place: Place }) {
  const navigate = useNavigateTo()
  const toast = useToast()
  return (
    <>
      <PageHeader
        title="New attorney"
        standing={
          place.companyId
            ? `Of ${place.lawFirmName}, working for ${place.companyName} from the start.`
            : 'The account, the bar licenses and the account e-mail are made together.'
        }
        action={<LinkButton to="/visaCareManageAttorneys">All attorneys</LinkButton>}
      />
      <div className={styles.page}>
        <AttorneyForm
          place={place}
          onSaved={(made) => {
            toast(`${nameOf(made)} was created. The activation link goes to ${made.email}.`, { kind: 'success' })
            navigate(`/visaCareAddNewAttorney/${place.companyId ?? 0}/${made.id}`)
          }}
        />
      </div>
    </>
  )
}

function KnownAttorney({ id }: { id: number }) {
  const viewer = useViewer()
  const reading = useOperation(attorneysApi.get, { id })
  const [start, setStart] = useState<{ attorney: Attorney; turn: number }>()
  const toast = useToast()
  const attorney = reading.items
  // The form starts from the fresh record, and then keeps what is typed until it is saved.
  useEffect(() => {
    if (attorney?.id === id && !reading.loading) setStart((now) => now ?? { attorney, turn: 0 })
  }, [attorney, id, reading.loading])
  if (reading.error && !start)
    return <ErrorState message={reading.error.message} onRetry={() => void reading.reload()} />
  if (!start || !attorney) return <Loading />
  const keeps = !viewer.isConfined
  return (
    <>
      <PageHeader
        title={nameOf(attorney)}
        badge={attorney.status !== 'Active' && <StatusBadge hue={hues[attorney.status]}>{attorney.status}</StatusBadge>}
        standing={`${attorney.lawFirmName}. ${readiness(attorney)}`}
        action={keeps && <LinkButton to="/visaCareManageAttorneys">All attorneys</LinkButton>}
      />
      <div className={styles.page} data-beside>
        <AttorneyForm
          key={start.turn}
          attorney={start.attorney}
          readOnly={viewer.isAssistant}
          onSaved={(saved) => {
            setStart({ attorney: saved, turn: start.turn + 1 })
            toast('Saved.', { kind: 'success' })
          }}
        />
        <Stack>
          <CompaniesCard attorney={attorney} keeps={keeps} />
          <AssistantsCard attorney={attorney} keeps={keeps} />
          {!viewer.isAssistant && (
            <HistoryCard>
              <AttorneyHistory id={id} />
            </HistoryCard>
          )}
        </Stack>
      </div>
    </>
  )
}

function AttorneyHistory({ id }: { id: number }) {
  return <HistoryList {...useOperation(attorneysApi.history, { id })} />
}

const readiness = ({ missingForG28 }: Attorney) =>
  missingForG28.length === 0 ? 'Ready for Form G-28.' : `Form G-28 still needs ${andList(missingForG28)}.`

/** Who assists an attorney and sees what the attorney sees. */
function AssistantsCard({ attorney, keeps }: { attorney: Attorney; keeps: boolean }) {
  const adding = useDialog<Attorney>()
  return (
    <Card
      title="Assistants"
      actions={
        keeps && (
          <Button size="small" onClick={() => adding.open(attorney)}>
            Add
          </Button>
        )
      }
    >
      {attorney.assistants.length > 0 ? (
        <PeopleList users={attorney.assistants} />
      ) : (
        <p className={styles.dimmed}>
          Nobody assists yet. An assistant sees what the attorney sees and decides nothing.
        </p>
      )}
      <AssistantDialog key={adding.turn} opened={adding.opened} attorney={attorney} onClose={adding.close} />
    </Card>
  )
}

/** Whom an attorney works for. */
function CompaniesCard({ attorney, keeps }: { attorney: Attorney; keeps: boolean }) {
  const { companies, id } = attorney
  return (
    <Card
      title={companies.length > 0 ? `Companies (${companies.length})` : 'Companies'}
      actions={keeps && <LinkButton to={`/visaCareAttorneySetUp?attorneyId=${id}`}>Change</LinkButton>}
    >
      {companies.length === 0 ? (
        <p className={styles.dimmed}>
          Works for no company yet.
          {keeps && ' Assign companies in Attorney Set Up; until then there is nothing to see.'}
        </p>
      ) : (
        <ul className={styles.list}>
          {companies.map(({ id: companyId, name, code }) => (
            <li key={companyId}>
              {keeps ? <Link to={`/vCareAttorneyUser/${companyId}`}>{name}</Link> : name}{' '}
              <span className={styles.dimmed}>{code}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
