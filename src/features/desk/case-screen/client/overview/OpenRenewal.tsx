import { caseListsApi, dashboardsApi } from '#desk/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { useToast } from '#ui/toasts.tsx'

/** What was approved ends soon and nobody has opened what renews it: whoever reads so here opens it here. */
export function OpenRenewal({ caseId }: { caseId: number }) {
  const renew = useCommand(caseListsApi.bulkOpenRenewals, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  const navigate = useNavigateTo()
  const toast = useToast()
  const open = async () => {
    const [result] = (await renew.run({ ids: [caseId] })).results
    if (!result?.done) throw new Error(result?.says ?? 'Not opened.')
    toast(result.says, { kind: 'success' })
    if (result.opened) navigate(result.opened.path)
  }
  return (
    <>
      <Button variant="primary" loading={renew.loading} onClick={() => void attempt(open)}>
        Open a renewal
      </Button>
      {refusal}
    </>
  )
}
