import { useState } from 'react'
import { feesApi, preFilingApi } from '#case-work/client/api.ts'
import type { CaseFees } from '#case-work/fees/case-fees-records.ts'
import { dollars } from '#case-work/fees/client/words.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'

/** Approves what is on screen; amounts that a person must confirm are named first. */
export function FeeApproval({ caseId, fees }: { caseId: number; fees: CaseFees }) {
  const [confirmed, setConfirmed] = useState(false)
  const approve = useCommand(feesApi.approveFees, { refresh: [feesApi.fees, preFilingApi.check] })
  const { attempt, refusal } = useAttempt()
  return (
    <>
      {fees.toConfirm.map(({ code, sentence }) => (
        <p key={`${code} ${sentence}`}>{sentence}</p>
      ))}
      {fees.toConfirm.length > 0 && (
        <CheckField label="I confirm these amounts" checked={confirmed} onChange={setConfirmed} />
      )}
      <Button
        variant="primary"
        loading={approve.loading}
        disabled={!fees.complete}
        onClick={() => void attempt(() => approve.run({ id: caseId, totalCents: fees.totalCents, confirmed }))}
      >
        Approve {dollars(fees.totalCents)}
      </Button>
      {refusal}
    </>
  )
}
