import { lazy, Suspense } from 'react'
import { isEmployer } from '#case-file/cases/policy.ts'
import { dashboardsApi } from '#desk/client/api.ts'
import { Role } from '#formats/roles.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { BelowHome } from './BelowHome.tsx'

export type DashboardData = RefOutput<typeof dashboardsApi.dashboard>

// Each role reads its own home, and loads nothing of the others.
const HrHome = lazy(() => import('./HrHome.tsx'))
const FirmHome = lazy(() => import('./FirmHome.tsx'))
const AttorneyHome = lazy(() => import('./AttorneyHome.tsx'))

/** The first page of employers, attorneys and law firms: the day's work. `id` is a company. */
export default function DashboardScreen({ params }: ScreenProps) {
  const session = useSignedIn()
  const viewer = useViewer()
  const companyId = Number(params.id) || undefined
  const { firstName, name } = personOf(session)
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
  if (found.error && !found.items)
    return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={10} />
  const home = { data: found.items, name: firstName || name, listPath }
  return (
    <Suspense fallback={<Loading lines={10} />}>
      {isEmployer(viewer.roleId) ? (
        <HrHome {...home} />
      ) : viewer.roleId === Role.lawFirm && companyId === undefined ? (
        <FirmHome {...home} />
      ) : (
        <AttorneyHome {...home} companyId={companyId} />
      )}
      <BelowHome companyId={companyId} />
    </Suspense>
  )
}
