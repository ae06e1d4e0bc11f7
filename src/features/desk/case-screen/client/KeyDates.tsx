import { lazy, Suspense } from 'react'
import { tabPath } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { saidName } from '#case-types/said.ts'
import { deadlinesApi } from '#case-work/deadlines/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { today } from '#platform/client/today.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import page from './case-page.module.css'
import { keyDates } from './key-dates.ts'

const Glossary = lazy(() => import('#parties/facts/client/Glossary.tsx'))

/** Three dates: the legal one that governs is always among them; an internal date is a row of its own. */
export function KeyDates({ file, citations }: { file: CaseDetails; citations: boolean }) {
  const { isEmployee } = useViewer()
  const say = useSay()
  const found = useOperation(deadlinesApi.ofCase, { caseId: file.id })
  const all = found.items && keyDates(found.items.items, file, today(), isEmployee)
  return (
    <Card
      title={say('Key dates')}
      flush
      actions={<Link to={tabPath(window.location.pathname, 'dates')}>{say('All dates')}</Link>}
    >
      {!all && !found.error && (
        <div className={page.inset}>
          <Loading lines={3} />
        </div>
      )}
      {(found.error || all?.length === 0) && (
        <p className={page.inset}>
          {found.error
            ? say('The dates could not be loaded. Open “All dates” to try again.')
            : say('No deadlines in the next 180 days.')}
        </p>
      )}
      <ul className={page.keyDates}>
        {all?.map(({ key, on, what, about, why }) => (
          <li key={key}>
            <Due on={on} why={citations ? why || undefined : undefined} />
            <span>
              <strong>{say(what)}</strong>
              {about && <span className={styles.under}>{say(about)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Suspense>
        <Glossary text={[saidName(file.typeId, file.subType), ...(all ?? []).map(({ what }) => what)].join('. ')} />
      </Suspense>
    </Card>
  )
}
