import { lazy, Suspense } from 'react'
import { tabPath } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { caseTypeById } from '#case-types/all.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import page from '../case-page.module.css'
import { keyDates, withoutDay } from './key-dates.ts'

const Glossary = lazy(() => import('#parties/facts/client/Glossary.tsx'))

/** Three dates: the legal one that governs is always among them; an internal date is a row of its own. */
export function KeyDates({ file, citations }: { file: CaseDetails; citations: boolean }) {
  const say = useSay()
  const found = useOperation(deadlinesApi.ofCase, { caseId: file.id })
  const all = found.items && keyDates(found.items.items, file, today(), file.own)
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
      {(found.error || (all?.length === 0 && withoutDay(file.openItems).length === 0)) && (
        <p className={page.inset}>
          {found.error ? say('The dates could not be loaded. Open “All dates” to try again.') : say(noDates(file))}
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
      {all &&
        withoutDay(file.openItems).map((words) => (
          <p key={words} className={page.inset}>
            {say(words)}.
          </p>
        ))}
      {all && isStayUnknown(file) && (
        <p className={page.inset}>
          {file.own
            ? say('We don’t know yet when your stay ends.')
            : say('We don’t know yet when {name}’s stay ends.', { name: file.personName.split(' ')[0] ?? '' })}
        </p>
      )}
      <Suspense>
        <Glossary text={[saidName(file.typeId, file.subType), ...(all ?? []).map(({ what }) => what)].join('. ')} />
      </Suspense>
    </Card>
  )
}

/** That no date is known is no word about whether there is one. */
const noDates = ({ status, typeId }: CaseDetails): string =>
  isBeforeFiling(status) && caseTypeById(typeId)?.ownTab === undefined
    ? 'No dates are known yet. They appear once the questions about the stay are answered.'
    : 'No dates are known.'

/** What extends a stay is counted from the end of it: that nobody has entered it is said. */
function isStayUnknown({ typeId, subType, status, authorizedUntil, personName }: CaseDetails): boolean {
  const { approvalEndsStay, withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  const extendsStay = approvalEndsStay === true && !withoutMoreStay.includes(subType)
  return extendsStay && isBeforeFiling(status) && authorizedUntil === null && personName !== ''
}
