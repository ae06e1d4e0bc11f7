import styles from '#case-file/cases/client/cases.module.css'
import { Role } from '#formats/roles.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { dashboardsApi } from './api.ts'
import { CountsCards, EndingCard } from './Dashboard.tsx'
import { DatesCard, EndingStrip, TodoCard, WaitingCard } from './Items.tsx'
import { openWords } from './my-items.ts'

/** The first page of employers, attorneys and law firms: the day's work. `id` is a company. */
export default function DashboardScreen({ params }: ScreenProps) {
  const session = useSignedIn()
  const viewer = useViewer()
  const companyId = Number(params.id) || undefined
  const { firstName, name, companyName } = personOf(session)
  const found = useOperation(dashboardsApi.dashboard, { companyId })
  const mine = [Role.attorney, Role.attorneyAssistant].some((role) => role === viewer.roleId)
  const listPath = (filter: Record<string, string>) => {
    const scoped = {
      ...filter,
      ...(companyId !== undefined && { companyId: String(companyId) }),
      ...(mine && companyId === undefined && viewer.companyId === null && { attorneyId: 'me' }),
    }
    const query = new URLSearchParams(scoped).toString()
    return `/visaCareManageCase${query && `?${query}`}`
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={`Hello, ${firstName || name}`}
        standing={found.items ? openWords(found.items.itemCount, found.items.items, found.items.dates) : companyName}
        action={
          <LinkButton
            to={`/visaCareCreateCase${companyId ? `?companyId=${companyId}` : ''}`}
            variant="primary"
            icon={<IconPlus size={16} aria-hidden />}
          >
            New case
          </LinkButton>
        }
      />
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
      {!found.items && !found.error && <Loading lines={10} />}
      {found.items && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <EndingStrip items={found.items.endingSoon} to={listPath({ expiresWithin: '60' })} />
            <TodoCard items={found.items.items} itemCount={found.items.itemCount} />
            <DatesCard items={found.items.dates} />
          </div>
          <div className={styles.column}>
            <WaitingCard items={found.items.waiting} />
            {found.items.ending !== null && (
              <EndingCard n={found.items.ending} to={listPath({ expiresWithin: '180', renewal: 'unfiled' })} />
            )}
            <CountsCards counts={found.items.counts} listPath={listPath} />
            {found.items.helpRequested > 0 && (
              <LinkButton to="/visaCareManageAttorneyHelpCases">
                {found.items.helpRequested} do-it-yourself cases ask for an attorney
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
