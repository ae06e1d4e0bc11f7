import styles from '#case-file/cases/client/cases.module.css'
import { money } from '#case-file/cases/client/words.ts'
import { showDate } from '#formats/dates.ts'
import { feeName } from '#rules/fees/fee-names.ts'
import type { Fees } from '../contract.ts'

/** Each line with its payer and its reason, the total, and what must be known or confirmed first. */
export function FeeLines({ fees }: { fees: Fees }) {
  return (
    <>
      <ul className={styles.list}>
        {fees.lines.map(({ code, applicant, amountCents, explanation, payer, why, citation }) => (
          <li key={`${code}${applicant ?? ''}`}>
            <span className={styles.grow} title={`${why} (${citation})`}>
              {feeName(code)}
              {applicant && ` for ${applicant}`} <span className={styles.dimmed}>{explanation}</span>
            </span>
            <span className={styles.dimmed}>{payer === 'employer' ? 'employer pays' : 'applicant pays'}</span>
            <span className={styles.figures}>{money(amountCents)}</span>
          </li>
        ))}
        <li>
          <span className={styles.total}>{fees.complete ? 'Total' : 'Total so far'}</span>
          <span className={`${styles.figures} ${styles.total}`}>{money(fees.totalCents)}</span>
        </li>
      </ul>
      <p className={styles.dimmed}>
        If filed on {showDate(fees.filingDate)}; what the law firm charges is not included.
      </p>
      <FeeQuestions open={fees.open} />
      {fees.toConfirm.map(({ code, sentence }) => (
        <p key={code} className={styles.dimmed}>
          {sentence}
        </p>
      ))}
    </>
  )
}

/** What must still be answered before the fees are known, each question once. */
function FeeQuestions({ open }: { open: readonly { question: string }[] }) {
  const questions = [...new Set(open.map(({ question }) => question))]
  if (questions.length === 0) return null
  return (
    <div>
      <p>Still to be answered:</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  )
}
