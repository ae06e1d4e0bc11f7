import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Counts } from '#ui/page/Counts.tsx'
import { Loading } from '#ui/page/states.tsx'

/** How the check stands before filing; clear is only what was checked. */
export function CheckCard({ caseId }: { caseId: number }) {
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
    </Card>
  )
}
