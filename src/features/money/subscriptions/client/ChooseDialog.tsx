import { showDate } from '#formats/dates.ts'
import { paymentsApi, subscriptionsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import type { Plan } from '#money/plans/records.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Loading } from '#ui/page/states.tsx'
import type { ChangeCost } from '../contract.ts'

type ChooseDialogProps = { companyId: number; frequencyId: number; plan: Plan; onClose: () => void }

/** What a plan costs today and next time; nothing is paid before it is read. */
export function ChooseDialog({ companyId, frequencyId, plan, onClose }: ChooseDialogProps) {
  const choice = { companyId, planId: plan.id, frequencyId }
  const preview = useOperation(subscriptionsApi.preview, choice)
  const choose = useCommand(subscriptionsApi.choose, { refresh: [subscriptionsApi.get] })
  const { attempt, refusal } = useAttempt()
  const { method } = useOperation(paymentsApi.account, { companyId }).items ?? {}
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
              if (await attempt(() => choose.run({ ...choice, dueCents: cost?.dueCents }))) onClose()
            }}
          >
            {cost ? (cost.dueCents > 0 ? `Pay ${dollars(cost.dueCents)} now` : `Change to ${plan.name}`) : 'Pay'}
          </Button>
        </>
      }
    >
      {preview.error && <p role="alert">{preview.error.message}</p>}
      {!cost && !preview.error && <Loading lines={3} />}
      {cost && method && cost.dueCents > 0 && (
        <p>
          {method.brand} ending in {method.last4} is charged.
        </p>
      )}
      {cost && <Cost plan={plan.name} cost={cost} />}
      {refusal}
    </Dialog>
  )
}

/** Every line of the sum, so that it adds up to what is due; then the next payment, and the end of the discount. */
function Cost({ plan, cost }: { plan: string; cost: ChangeCost }) {
  const { discountPercent: percent, discountUntil: until, nextOn } = cost
  // Some providers take the discount off the plan before they tell its price.
  const reduced = percent > 0 && cost.discountCents === 0 ? `, with ${percent} % off` : ''
  const lines: readonly [words: string, cents: number][] = [
    [`Your discount of ${percent} %`, -cost.discountCents],
    ['Credit for what you paid and do not use', -cost.creditCents],
    ['Given back to you before, so it is no credit', cost.givenBackCents],
    [cost.balanceCents > 0 ? 'Credit from before' : 'Owed from before', -cost.balanceCents],
    ['Stays as your credit', cost.keptCents],
  ]
  return (
    <>
      <table className={styles.table}>
        <tbody>
          <Line words={`${plan} until ${showDate(nextOn)}${reduced}`} cents={cost.planCents} />
          {lines.map(([words, cents]) => cents !== 0 && <Line key={words} words={words} cents={cents} />)}
          <Line words="Due today" cents={cost.dueCents} />
          <Line words={`Next payment, ${showDate(nextOn)}`} cents={cost.nextCents} />
        </tbody>
      </table>
      {percent > 0 && until && (
        <p className={styles.quiet}>
          Your discount is on payments until {showDate(until)}. After that you pay {dollars(cost.fullCents)}.
        </p>
      )}
    </>
  )
}

const Line = ({ words, cents }: { words: string; cents: number }) => (
  <tr>
    <th scope="row">{words}</th>
    <td className={styles.number}>{dollars(cents)}</td>
  </tr>
)
