import { dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import type { Plan } from '#money/plans/records.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Loading } from '#ui/page/states.tsx'
import { subscriptionsApi } from './api.ts'

type ChooseDialogProps = { companyId: number; frequencyId: number; plan: Plan; onClose: () => void }

/** What a plan costs today and next time; nothing is paid before it is read. */
export function ChooseDialog({ companyId, frequencyId, plan, onClose }: ChooseDialogProps) {
  const choice = { companyId, planId: plan.id, frequencyId }
  const preview = useOperation(subscriptionsApi.preview, choice)
  const choose = useCommand(subscriptionsApi.choose, { refresh: [subscriptionsApi.get] })
  const { attempt, refusal } = useAttempt()
  const cost = preview.items
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Change to ${plan.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!cost}
            loading={choose.loading}
            onClick={async () => {
              if (await attempt(() => choose.run(choice))) onClose()
            }}
          >
            {cost ? (cost.dueCents > 0 ? `Pay ${dollars(cost.dueCents)} now` : `Change to ${plan.name}`) : 'Pay'}
          </Button>
        </>
      }
    >
      {preview.error && <p role="alert">{preview.error.message}</p>}
      {!cost && !preview.error && <Loading lines={3} />}
      {cost && (
        <table className={styles.table}>
          <tbody>
            {cost.creditCents > 0 && (
              <tr>
                <th scope="row">{plan.name} for the rest of this period</th>
                <td className={styles.number}>{dollars(cost.planCents)}</td>
              </tr>
            )}
            {cost.creditCents > 0 && (
              <tr>
                <th scope="row">Credit for the rest of this period</th>
                <td className={styles.number}>{dollars(-cost.creditCents)}</td>
              </tr>
            )}
            {cost.balanceCents !== 0 && (
              <tr>
                <th scope="row">{cost.balanceCents > 0 ? 'Credit from before' : 'Owed from before'}</th>
                <td className={styles.number}>{dollars(-cost.balanceCents)}</td>
              </tr>
            )}
            {cost.discountCents > 0 && (
              <tr>
                <th scope="row">Your discount</th>
                <td className={styles.number}>{dollars(-cost.discountCents)}</td>
              </tr>
            )}
            <tr>
              <th scope="row">Due today</th>
              <td className={styles.number}>{dollars(cost.dueCents)}</td>
            </tr>
            {cost.givenBackCents > 0 && (
              <tr>
                <th scope="row">Given back to you before, so it is no credit</th>
                <td className={styles.number}>{dollars(cost.givenBackCents)}</td>
              </tr>
            )}
            {cost.keptCents > 0 && (
              <tr>
                <th scope="row">Stays as your credit</th>
                <td className={styles.number}>{dollars(cost.keptCents)}</td>
              </tr>
            )}
            <tr>
              <th scope="row">From the next period on</th>
              <td className={styles.number}>{dollars(cost.nextCents)}</td>
            </tr>
          </tbody>
        </table>
      )}
      {refusal}
    </Dialog>
  )
}
