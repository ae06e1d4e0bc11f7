import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { signInApi } from '#identity/client/api.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { companiesApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { useToast } from '#ui/toasts.tsx'
import { givesReason } from '../policy.ts'
import type { CompanyRow } from '../records.ts'

type Change = { company: CompanyRow; status: 'Active' | 'Inactive' }

/** What can be done with a company of the list. */
export function useCompanyActions(roleId: number) {
  const asking = useDialog<CompanyRow>()
  const switching = useDialog<Change>()
  const paying = useDialog<{ company: CompanyRow; added: boolean }>()
  const changeStatus = useCommand(companiesApi.changeStatus, { refresh: [companiesApi.list, companiesApi.get] })
  const setPayment = useCommand(companiesApi.setTransactionDetails, { refresh: [companiesApi.list, companiesApi.get] })
  const select = useSelectCompany()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()

  const off = switching.subject?.status === 'Inactive'
  const name = switching.subject?.company.name ?? ''
  const added = paying.subject?.added ?? false
  const payer = paying.subject?.company.name ?? ''
  const dialogs = (
    <>
      <ReasonDialog
        key={asking.turn}
        opened={asking.opened}
        company={asking.subject}
        onClose={asking.close}
        onGiven={(company, reason) => select(company.id, reason)}
      />
      <ConfirmDialog
        opened={switching.opened}
        onClose={switching.close}
        title={`${off ? 'Deactivate' : 'Activate'} ${name}?`}
        confirmLabel={off ? 'Deactivate' : 'Activate'}
        dangerous={off}
        onConfirm={async () => {
          const { company, status } = switching.subject ?? {}
          if (!company || !status) return
          const done = await attempt(() => changeStatus.run({ id: company.id, status }))
          if (done) toast(`${company.name}: ${off ? 'deactivated' : 'activated'}.`, { kind: 'success' })
        }}
      >
        <p>
          {off
            ? 'It keeps all its records and its users, and nobody can select it to work in until it is active again.'
            : 'It can be selected to work in again.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={paying.opened}
        onClose={paying.close}
        title={added ? `Has ${payer} a payment method?` : `Has ${payer} no payment method any more?`}
        confirmLabel={added ? 'It has one' : 'It has none'}
        onConfirm={async () => {
          const { company } = paying.subject ?? {}
          if (company) await attempt(() => setPayment.run({ id: company.id, added }))
        }}
      >
        <p>
          {added
            ? 'New employees and cases can be created from now on; the banner goes.'
            : 'No new employee or case can be created until there is one; a banner says so.'}
        </p>
      </ConfirmDialog>
      {refusal}
    </>
  )
  return {
    dialogs,
    workIn: (company: CompanyRow) =>
      givesReason(roleId) ? asking.open(company) : void attempt(() => select(company.id)),
    changeStatus: (company: CompanyRow, status: Change['status']) => switching.open({ company, status }),
    setPayment: (company: CompanyRow, wish: boolean) => paying.open({ company, added: wish }),
  }
}

export type CompanyActions = ReturnType<typeof useCompanyActions>

/** Works in a company from now on: menu, scope and top bar become that company's (specification §4). */
function useSelectCompany() {
  const queries = useQueryClient()
  const navigate = useNavigateTo()
  return useCallback(
    async (companyId: number, reason?: string) => {
      const session = await call(signInApi.selectCompany, { companyId, reason })
      // What was read in the own scope is not what the company sees.
      queries.clear()
      enterSession(session)
      navigate('/clientDashboard')
    },
    [queries, navigate],
  )
}

type ReasonDialogProps = {
  opened: boolean
  company: CompanyRow | undefined
  onClose: () => void
  onGiven: (company: CompanyRow, reason: string) => Promise<void>
}

const SHORTEST = 5

/** The provider's staff says why it looks into a tenant; the tenant can read it. */
function ReasonDialog({ opened, company, onClose, onGiven }: ReasonDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: 'Field is required' }
      return reason.trim().length < SHORTEST ? { reason: 'Please say it in a few words.' } : {}
    },
    submit: async ({ reason }) => {
      if (company) await onGiven(company, reason.trim())
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Work in ${company?.name ?? ''}`}>
      <Form form={form}>
        <p>You see what this company sees, for one hour at the most. Its administrators can read your reason.</p>
        <TextAreaField
          label="Reason"
          required
          rows={3}
          maxLength={500}
          placeholder="Such as: The company asked for help with its profile"
          {...form.field('reason')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Work in this company" />
      </Form>
    </Dialog>
  )
}
