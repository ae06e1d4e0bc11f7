import { useOperation } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import { firstWords, toFixFirst } from '#preparation/pre-filing/client/words.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Counts } from '#ui/page/Counts.tsx'
import { Loading } from '#ui/page/states.tsx'
import page from '../case-page.module.css'

/** How the check stands before filing; clear is only what was checked. `signs`: what comes first, fixing or signing, is asked now. */
export function CheckCard({ caseId, signs }: { caseId: number; signs: boolean }) {
  const check = useOperation(preFilingApi.check, { id: caseId })
  return (
    <Card title="Check before filing" actions={<Link to={`/visaCareFiling/${caseId}#check`}>Open Filing</Link>}>
      {check.error && <p role="alert">The check could not be made. Open Filing to try again.</p>}
      {!check.items && !check.error && <Loading lines={2} />}
      {check.items && (
        <Counts
          label="Check before filing"
          counts={[
            { n: check.items.passed, words: 'passed', tone: 'green' },
            { n: check.items.toFix, words: 'to fix', tone: check.items.toFix > 0 ? 'red' : 'gray' },
            { n: check.items.notChecked, words: 'not checked', tone: check.items.notChecked > 0 ? 'amber' : 'gray' },
          ]}
        />
      )}
      {signs && check.items && <p className={page.first}>{firstWords(check.items)}</p>}
    </Card>
  )
}

/** The button of the header while nothing else is: what has to be repaired first, else the steps that are left. */
export function FixFirst({ caseId }: { caseId: number }) {
  const check = useOperation(preFilingApi.check, { id: caseId })
  if (!check.items) return null
  const isToFix = toFixFirst(check.items).length > 0
  return (
    <LinkButton to={`/visaCareFiling/${caseId}${isToFix ? '#check' : ''}`} variant="primary">
      {isToFix ? 'Fix what the check found' : 'Open the filing steps'}
    </LinkButton>
  )
}
