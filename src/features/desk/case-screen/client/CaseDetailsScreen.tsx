import { lazy, Suspense } from 'react'
import { tabAsked, tabsOf } from '#case-file/case-details/client/case-tabs.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { isShownAt } from '#case-types/all.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { classes } from '#ui/classes.ts'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { CaseHeader } from './CaseHeader.tsx'
import page from './case-page.module.css'
import type { CasePart } from './case-part.ts'
import { Overview } from './overview/Overview.tsx'
import { useProgress } from './overview/use-progress.ts'

const CaseTabs = lazy(() => import('./CaseTabs.tsx').then(({ CaseTabs: part }) => ({ default: part })))

/** The details of any case, on every address that shows one. */
export default function CaseDetailsScreen({ params }: ScreenProps) {
  const id = Number(params.caseId) || 0
  const found = useOperation(caseDetailsApi.get, { id }, { enabled: id > 0 })
  // What the overview shows besides is asked for at once, not after the case has come.
  useProgress(id)
  useOperation(deadlinesApi.ofCase, { caseId: id }, { enabled: id > 0 && window.location.search === '' })
  const link = { to: '/visaCareManageCase', words: 'Open the list' }
  if (id === 0)
    return <EmptyState title="No case is chosen" text="Choose a case in the list to see how it stands." link={link} />
  if (found.error?.status === 404)
    return <EmptyState title="This case is not here" text={found.error.message} link={link} />
  // What is being written on the page outlives a lost connection.
  if (found.error && found.items?.id !== id)
    return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items || found.items.id !== id) return <Loading lines={12} />
  if (!isShownAt(window.location.pathname, found.items.typeId)) return <NotAnI9Case id={id} />
  return <CasePage key={id} file={found.items} reload={() => void found.reload()} />
}

const NotAnI9Case = ({ id }: { id: number }) => (
  <EmptyState
    title={`Case ${id} is not an I-9 case`}
    text="Links in older emails lead here with the number of a Form I-9. Look the form up by name."
    link={{ to: '/visaCarei9SearchDetails', words: 'Find a Form I-9' }}
  />
)

function CasePage({ file, reload }: CasePart) {
  const { roleId } = useViewer()
  const tab = tabAsked(window.location, tabsOf(file, roleId))
  return (
    <div className={classes(styles.page, page.page)} data-tab={tab}>
      <CaseHeader file={file} tab={tab} reload={reload} />
      {tab === 'overview' ? (
        <Overview file={file} reload={reload} />
      ) : (
        <Suspense fallback={<Loading lines={8} />}>
          <CaseTabs tab={tab} file={file} reload={reload} />
        </Suspense>
      )}
    </div>
  )
}
