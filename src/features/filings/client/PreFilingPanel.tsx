import { ReasonDialog } from '#features/documents/client/ReasonDialog.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Finding } from '../records.ts'
import { filingsApi } from './api.ts'
import { FindingRow } from './FindingRow.tsx'
import { UncheckedRules } from './UncheckedRules.tsx'
import { standingOf } from './words.ts'

/** The pre-filing check of a case: what is wrong, where to put it right, what an attorney waived, what is not known. */
export function PreFilingPanel({ caseId }: { caseId: number }) {
  const check = useOperation(filingsApi.check, { id: caseId })
  const waive = useCommand(filingsApi.waive, { refresh: [filingsApi.check] })
  const acknowledge = useCommand(filingsApi.acknowledge, { refresh: [filingsApi.check] })
  const unwaive = useCommand(filingsApi.unwaive, { refresh: [filingsApi.check] })
  const waiving = useDialog<Finding>()
  const { attempt, refusal } = useAttempt()
  const report = check.items
  return (
    <Card title="Pre-filing check">
      {check.error && <ErrorState message={check.error.message} onRetry={() => void check.reload()} />}
      {!report && !check.error && <Loading lines={4} />}
      {report && (
        <>
          <p role="status">{standingOf(report)}</p>
          <ul className={rows.list}>
            {report.findings.map((found) => (
              <FindingRow
                key={`${found.rule} ${found.sentence}`}
                found={found}
                onWaive={report.mayWaive ? () => waiving.open(found) : undefined}
                onAcknowledge={
                  report.mayAnswer
                    ? () => void attempt(() => acknowledge.run({ id: caseId, rule: found.rule }))
                    : undefined
                }
                onUnwaive={
                  report.mayWaive ? () => void attempt(() => unwaive.run({ id: caseId, rule: found.rule })) : undefined
                }
              />
            ))}
          </ul>
          <UncheckedRules caseId={caseId} report={report} />
        </>
      )}
      {waiving.subject && (
        <ReasonDialog
          key={waiving.turn}
          opened={waiving.opened}
          title={`Waive ${waiving.subject.rule}`}
          label="Why does this not stand in the way?"
          confirmLabel="Waive"
          onClose={waiving.close}
          onGiven={async (reason) => {
            await waive.run({ id: caseId, rule: waiving.subject?.rule ?? '', reason })
            waiving.close()
          }}
        />
      )}
      {refusal}
    </Card>
  )
}
