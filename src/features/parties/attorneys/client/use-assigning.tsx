import { attorneysApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { useToast } from '#ui/toasts.tsx'
import type { AssignedCompany } from '../records.ts'
import type { AssignedAttorney } from './assignment-columns.tsx'
import { attorneyReads } from './refresh.ts'
import { nameOf } from './words.ts'

/** Taking one company from one attorney happens at once and can be undone. */
export function useAssigning() {
  const assign = useCommand(attorneysApi.assign, { refresh: attorneyReads })
  const unassign = useCommand(attorneysApi.unassign, { refresh: attorneyReads })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const takeAway = (company: AssignedCompany, attorney: AssignedAttorney) => {
    const pair = { attorneyIds: [attorney.id], companyIds: [company.id] }
    const undo = () => void attempt(() => assign.run(pair))
    void attempt(async () => {
      await unassign.run(pair)
      toast(`${nameOf(attorney)} does not work for ${company.name} any more.`, {
        kind: 'success',
        action: { label: 'Undo', run: undo },
      })
    })
  }
  return { takeAway, refusal }
}
