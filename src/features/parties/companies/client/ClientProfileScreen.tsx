import { Suspense, useState } from 'react'
import { company } from '#facts/company.ts'
import { showDate } from '#formats/dates.ts'
import { Role } from '#formats/roles.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { attorneysApi, companiesApi } from '#parties/client/api.ts'
import { JobTemplatesCard } from '#parties/job-templates/client/JobTemplatesCard.tsx'
import { useParts } from '#platform/client/feature.ts'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { dayHere } from '#ui/today.ts'
import { editsCompanies } from '../policy.ts'
import { belowProfile } from './below-profile.ts'
import styles from './companies.module.css'
import { ProfileForm } from './ProfileForm.tsx'

/**
 * /visaCareClientProfile: the company one works in, or the one a list leads to; and for everybody the way to the own
 * profile (decisions §5).
 */
export default function ClientProfileScreen() {
  const session = useSignedIn()
  const { roleId } = personOf(session)
  const companyId = companyShown(roleId, session)
  const company = useOperation(companiesApi.get, { id: companyId ?? 0 }, { enabled: companyId !== undefined })
  const profile = companyId === undefined || company.items?.id !== companyId ? undefined : company.items
  const editable = editsCompanies(roleId)
  const below = useParts(belowProfile)

  return (
    <div className={styles.page}>
      <PageHeader
        title="Client Profile"
        badge={profile?.status === 'Inactive' && <StatusBadge>Inactive</StatusBadge>}
        standing={profile && [profile.name, profile.code, profile.lawFirmName].filter(Boolean).join(' · ')}
        action={<LinkButton to="/myProfile">My profile</LinkButton>}
      />
      <Stack>
        {companyId === undefined && <NoCompany roleId={roleId} />}
        {companyId !== undefined && !profile && (
          <Card>
            {company.error ? (
              <ErrorState message={company.error.message} onRetry={() => void company.reload()} />
            ) : (
              <Loading lines={10} />
            )}
          </Card>
        )}
        {profile && (
          <>
            <Card>
              <ProfileForm
                key={profile.id}
                profile={profile}
                readOnly={!editable}
                roleId={roleId}
                onReload={async () => (await company.reload()).data}
              />
            </Card>
            <JobTemplatesCard key={`jobs ${profile.id}`} companyId={profile.id} readOnly={false} />
            <RepresentationCard companyId={profile.id} />
            {below.map((Below, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand as the features hand them in
              <Suspense key={place} fallback={null}>
                <Below companyId={profile.id} />
              </Suspense>
            ))}
            <ChangesCard companyId={profile.id} />
          </>
        )}
      </Stack>
    </div>
  )
}

function companyShown(roleId: number, session: ReturnType<typeof useSignedIn>): number | undefined {
  if (session.selectedCorporateId !== null) return session.selectedCorporateId
  if (ofCompany.some((id) => id === roleId)) return session.loggedCorporateId ?? undefined
  if (roleId === Role.employee) return undefined
  const asked = Number(new URLSearchParams(window.location.search).get('companyId'))
  return Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
}

const ofCompany = [Role.employer, Role.employerAssistant]

function NoCompany({ roleId }: { roleId: number }) {
  if (roleId === Role.employee)
    return (
      <Card>
        <EmptyState
          title="Your own details are in My Profile"
          text="Your employer keeps the company’s profile."
          link={{ to: '/myProfile', words: 'Open my profile' }}
        />
      </Card>
    )
  return (
    <Card>
      <EmptyState
        title="No client is selected"
        text="Choose a client in the list to see or change its profile."
        link={{ to: '/visaCareManageClients', words: 'Manage clients' }}
      />
    </Card>
  )
}

/** Which law firm stood for the company, from when until when, and who works for it now. */
function RepresentationCard({ companyId }: { companyId: number }) {
  const { items, error, reload } = useOperation(attorneysApi.representations, { companyId })
  const present = useOperation(attorneysApi.ofCompany, { companyId })
  const attorneys = (present.items?.items ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <Card title="Representation">
      {error && <ErrorState message={error.message} onRetry={() => void reload()} />}
      {!items && !error && <Loading lines={2} />}
      {items?.items.length === 0 && <p className={styles.dimmed}>No law firm has represented this company yet.</p>}
      {items && items.items.length > 0 && (
        <ul className={styles.history}>
          {items.items.map(({ id, lawFirmName, startedAt, endedAt }) => (
            <li key={id}>
              <strong>{lawFirmName}</strong>{' '}
              <span className={styles.dimmed}>
                from {showDate(dayHere(startedAt))}
                {endedAt ? ` until ${showDate(dayHere(endedAt))}` : ', at present'}
                {!endedAt && attorneys.length > 0 && `: ${attorneys.join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Who answered what, and what stood there before. Read when it is asked for. */
function ChangesCard({ companyId }: { companyId: number }) {
  const [opened, setOpened] = useState(false)
  return (
    <Card
      title="Changes"
      actions={
        <Button size="small" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {opened ? 'Hide changes' : 'Show changes'}
        </Button>
      }
    >
      {opened ? (
        <Changes companyId={companyId} />
      ) : (
        <p className={styles.dimmed}>Every answer keeps who gave it, when, and what stood there before.</p>
      )}
    </Card>
  )
}

function Changes({ companyId }: { companyId: number }) {
  const { items, error, reload } = useOperation(companiesApi.history, { id: companyId })
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading lines={4} />
  if (items.items.length === 0) return <p className={styles.dimmed}>Nothing was answered yet.</p>
  return (
    <ul className={styles.history}>
      {items.items.map(({ label, before, after, at, byName, fact }) => (
        <li key={`${at} ${fact}`}>
          <strong>{label}</strong>: {shown(fact, after)}
          <span className={styles.dimmed}>
            {' '}
            {before ? `(before: ${shown(fact, before)}) ` : ''}
            <span title={showMoment(at)}>{howLongAgo(at)}</span> by {byName ?? 'VisaCare'}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A stored answer in a few words. */
function shown(factId: string, answer: unknown): string {
  const value = (answer as { value?: unknown } | null)?.value
  if (value === undefined || value === null) return 'no answer'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  const type = Object.values(company).find(({ id }) => id === factId)?.type
  if (type === 'money') return `$${(Number(value) / 100).toLocaleString('en')}`
  return type === 'date' ? showDate(String(value)) : String(value)
}
