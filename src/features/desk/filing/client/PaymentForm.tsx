import { useState } from 'react'
import { packagesApi, preFilingApi } from '#case-work/client/api.ts'
import { dollars } from '#case-work/fees/client/words.ts'
import type { PaymentFormToSign } from '#case-work/packages/records.ts'
import { showDate } from '#formats/dates.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { IconCheck, IconX } from '#ui/icons.ts'
import { DateAsWritten } from './DateAsWritten.tsx'
import styles from './signatures.module.css'

type PaymentFormProps = { form: PaymentFormToSign; mayConfirm: boolean; open: boolean }

/** A payment form among the boxes to sign. It shows a card, so it is looked at on paper and never scanned. */
export function PaymentForm({ form, mayConfirm, open }: PaymentFormProps) {
  const see = useCommand(packagesApi.seePayment, { refresh: [packagesApi.state, preFilingApi.check] })
  const { attempt, refusal } = useAttempt()
  const [dating, setDating] = useState(false)
  const { caseId, key, label, paidWith, amountCents, packagePage, seen } = form
  const who = paidWith === 'G-1450' ? 'Card holder' : 'Account holder'
  const what = `${who}, Form ${paidWith}, ${label}`
  const say = (signedOn: string | null) =>
    attempt(async () => {
      await see.run({ id: caseId, key, signedOn })
      setDating(false)
    })
  return (
    <li className={styles.crop} data-state={seen ? 'signed' : 'open'} aria-label={what}>
      <p className={styles.noScan}>Not scanned: card and account numbers stay on paper</p>
      <div className={styles.caption}>
        <span className={styles.who}>
          <strong>{who}</strong>
          <span>
            {paidWith}, {label}
            {packagePage !== null && ` · p. ${packagePage}`}
          </span>
          <span>{dollars(amountCents)}</span>
          <span className={styles.state}>
            {seen
              ? `Signed ${showDate(seen.signedOn)}, seen on paper by ${seen.byName}`
              : 'To complete and sign by hand'}
          </span>
        </span>
        {mayConfirm && open && (
          <span className={styles.votes}>
            <button
              type="button"
              className={styles.vote}
              aria-label={`Not signed: ${what}`}
              aria-pressed={!seen}
              onClick={() => void say(null)}
            >
              <IconX size={16} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.vote}
              data-vote={seen ? 'yes' : undefined}
              aria-label={`Signed: ${what}`}
              aria-pressed={seen !== null}
              onClick={() => setDating(!dating)}
            >
              <IconCheck size={16} aria-hidden />
            </button>
          </span>
        )}
      </div>
      {dating && <DateAsWritten usual="" loading={see.loading} onGiven={(day) => void say(day)} />}
      {refusal}
    </li>
  )
}
