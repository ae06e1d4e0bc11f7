import { useEffect } from 'react'
import { isUnderWay } from '#case-work/filing-file/policy.ts'
import { packagesApi } from '#case-work/packages/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { PackageItem } from './PackageItem.tsx'
import { PlanForm } from './PlanForm.tsx'
import { SignHereList } from './SignHereList.tsx'

const POLL_MS = 1500

/** How a case goes out: where to, the package as one PDF, who signs where, and the note that it was filed. */
export function FilingPanel({ caseId, onFiled }: { caseId: number; onFiled?: () => void }) {
  const found = useOperation(packagesApi.state, { id: caseId })
  const build = useCommand(packagesApi.build, { refresh: [packagesApi.state] })
  const { attempt, refusal } = useAttempt()
  const state = found.items
  const underWay = state?.packages.some((each) => isUnderWay(each, new Date())) ?? false
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void found.reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [underWay, found.reload])
  return (
    <div id="package">
      <Card
        title="Filing package"
        actions={
          state?.mayEdit && (
            <Button loading={build.loading || underWay} onClick={() => void attempt(() => build.run({ id: caseId }))}>
              Build the package
            </Button>
          )
        }
      >
        {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
        {!state && !found.error && <Loading lines={4} />}
        {state && (
          <>
            <PlanForm key={JSON.stringify(state.plan)} caseId={caseId} state={state} />
            {state.packages.length === 0 && <p className={rows.dimmed}>No package has been built yet.</p>}
            <ul className={rows.list}>
              {state.packages.map((each, place) => (
                <PackageItem
                  key={each.id}
                  caseId={caseId}
                  item={each}
                  // The newest stands first; one that was built again is not what goes out.
                  mayFile={state.mayFile && place === 0}
                  onFiled={onFiled}
                />
              ))}
            </ul>
            <SignHereList caseId={caseId} state={state} />
          </>
        )}
        {refusal}
      </Card>
    </div>
  )
}
