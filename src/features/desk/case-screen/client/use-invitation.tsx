import type { ReactNode } from 'react'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { isEmployer } from '#case-file/cases/policy.ts'
import { usersApi } from '#identity/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import type { ItemAction } from '#ui/items/OpenItemRow.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Who cannot sign in cannot be reminded: HR sends them the invitation, as on its home. */
export function useInvitation({ people, personId, mode }: CaseDetails): { action?: ItemAction; refusal?: ReactNode } {
  const resend = useCommand(usersApi.resendInvitation)
  const { attempt, refusal } = useAttempt()
  const { roleId } = useViewer()
  const toast = useToast()
  const family = people.filter(({ side }) => side === 'employee')
  if (!isEmployer(roleId) || mode !== 'LEGAL' || family.some(({ status }) => status !== 'Invited')) return {}
  const [invited] = family
  if (!invited) {
    if (personId === null) return {}
    return { action: { verb: 'Invite', label: 'Invite', to: `/visaCareEmploymentInfo?person=${personId}` } }
  }
  const again = () =>
    attempt(async () => {
      await resend.run({ id: invited.userId })
      toast(`A new invitation is on its way to ${invited.name}.`, { kind: 'success' })
    })
  return {
    refusal,
    action: {
      ...{ verb: 'Resend invitation', label: `Resend invitation: ${invited.name}`, loading: resend.loading },
      onClick: () => void again(),
    },
  }
}
