import { useEffect, useState } from 'react'
import { Note } from '#identity/sessions/client/Note.tsx'
import { plansApi, subscriptionsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import { SandboxNote } from '#money/payments/client/SandboxNote.tsx'
import styles from '#money/plans/client/money.module.css'
import { OPEN_FIRST, useBilled, usePaysHere } from '#money/plans/client/use-billed.tsx'
import { peopleWords } from '#money/plans/people-words.ts'
import type { Plan } from '#money/plans/records.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { CompanySubscription } from '../contract.ts'
import { ChooseDialog } from './ChooseDialog.tsx'
import { discountWords, nextPayment } from './next-payment.ts'

const WAIT_MS = 1_000

/** The plan of a company: what it has, what the others include, and what a change costs before it is paid. */
export function PlanScreen({ title }: { title: string }) {
  const { companyId, choice, instead } = useBilled()
  return companyId === undefined ? instead : <Plans key={companyId} {...{ companyId, choice, title }} />
}

function Plans({ companyId, choice, title }: { companyId: number; choice: React.ReactNode; title: string }) {
  const reading = useOperation(subscriptionsApi.get, { companyId })
  const frequencies = useOperation(plansApi.frequencies, {})
  const [chosen, setChosen] = useState('')
  const choosing = useDialog<Plan>()
  const now = reading.items
  const { mayPay, openFirst } = usePaysHere()
  const waits = now?.wanted !== null && now?.wanted !== undefined
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void reading.reload(), WAIT_MS)
    return () => clearInterval(timer)
  }, [waits, reading.reload])
  if (reading.error) return <ErrorState message={reading.error.message} onRetry={() => void reading.reload()} />
  if (frequencies.error)
    return <ErrorState message={frequencies.error.message} onRetry={() => void frequencies.reload()} />
  if (!now || !frequencies.items) return <Loading />
  const frequencyId = Number(chosen) || now.frequencyId
  const frequencyName = frequencies.items.items.find(({ id }) => id === frequencyId)?.name.toLowerCase()
  const isRunning = now.state === 'active' || now.state === 'past due'
  return (
    <>
      <PageHeader
        title={title}
        badge={<StatusBadge hue={now.state === 'active' ? 'green' : 'gray'}>{now.plan}</StatusBadge>}
        standing={standingOf(now)}
      />
      <Stack>
        <SandboxNote />
        {waits && <Note>We are changing the plan to {now.wanted}. This takes a moment.</Note>}
        {now.creditCents > 0 && (
          <Note>You have a credit of {dollars(now.creditCents)}. Your next invoices use it first.</Note>
        )}
        {openFirst && <Note>{OPEN_FIRST}</Note>}
        {discountWords(now) && <Note>{discountWords(now)}</Note>}
        {now.failure && (
          <Note kind="warning">
            {now.failure} <Link to={`/visacareAddPaymentMethod/${companyId}`}>Change card</Link>
          </Note>
        )}
        <div className={styles.form}>
          {choice}
          <SelectField
            label="Paid"
            value={String(frequencyId)}
            onChange={setChosen}
            placeholder={null}
            options={frequencies.items.items.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
        <div className={styles.plans}>
          {now.plans.map((plan) => {
            const price = plan.prices.find((each) => each.frequencyId === frequencyId)
            const isOwn = isRunning && plan.id === now.planId && frequencyId === now.frequencyId
            return (
              <Card key={plan.id} title={plan.name}>
                <p>
                  <span className={styles.big}>{price ? dollars(price.amountCents) : 'Not offered'}</span>{' '}
                  {price && <span className={styles.quiet}>{frequencyName}</span>}
                </p>
                <p>{plan.words}</p>
                <ul>
                  {[peopleWords(plan.peopleLimit), ...plan.includes].map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
                {isOwn ? (
                  <p>
                    <StatusBadge hue="green">Your plan</StatusBadge>
                  </p>
                ) : (
                  price &&
                  mayPay && (
                    <Button
                      variant={plan.id === now.planId ? 'primary' : 'default'}
                      aria-label={`Choose ${plan.name}`}
                      disabled={waits}
                      onClick={() => choosing.open(plan)}
                    >
                      Choose {plan.name}
                    </Button>
                  )
                )}
              </Card>
            )
          })}
        </div>
      </Stack>
      {choosing.opened && choosing.subject && (
        <ChooseDialog {...{ companyId, frequencyId }} plan={choosing.subject} onClose={choosing.close} />
      )}
    </>
  )
}

function standingOf(now: CompanySubscription) {
  const used = now.peopleLimit === null ? `${now.people} people` : `${now.people} of ${now.peopleLimit} people`
  return now.state === 'none' ? `${used}. No plan is paid for yet.` : `${used}. ${nextPayment(now)}.`
}
