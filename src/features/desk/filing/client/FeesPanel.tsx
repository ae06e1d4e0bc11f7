import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { formName } from '#formats/form-names.ts'
import { packagesApi } from '#paperwork/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { feesApi, preFilingApi } from '#preparation/client/api.ts'
import { dollars } from '#preparation/fees/client/words.ts'
import type { CaseFees } from '#preparation/fees/contract.ts'
import { FixLink } from '#preparation/filing-file/client/FixLink.tsx'
import styles from '#preparation/filing-file/client/filings.module.css'
import { feeName } from '#rules/fees/fee-names.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { Loading } from '#ui/page/states.tsx'

const methods = [
  { value: 'Card', label: 'Card (Form G-1450)' },
  { value: 'ACH', label: 'U.S. bank account (Form G-1650)' },
]
const payers = [
  { value: 'employer', label: 'Employer' },
  { value: 'individual', label: 'Person' },
]

/** The fees of a case on a card of their own. */
export function FeesPanel({ caseId }: { caseId: number }) {
  return (
    <div id="fees">
      <Card title="Government fees">
        <Fees caseId={caseId} />
      </Card>
    </div>
  )
}

/** The fees of a case: payer and reason of each line, totals, what is still open, and the approval. */
export function Fees({ caseId }: { caseId: number }) {
  const found = useOperation(feesApi.fees, { id: caseId })
  const save = useCommand(feesApi.setPayers, { refresh: [feesApi.fees, preFilingApi.check, packagesApi.state] })
  const { attempt, refusal } = useAttempt()
  const fees = found.items
  const set = (more: { payers?: Record<string, 'employer' | 'individual'>; paymentMethod?: 'Card' | 'ACH' | null }) =>
    void attempt(() => save.run({ id: caseId, ...more }))
  return (
    <>
      {found.error && <p className={rows.dimmed}>{found.error.message}</p>}
      {!fees && !found.error && <Loading lines={3} />}
      {fees && (
        <>
          <ul className={rows.list}>
            {fees.lines.map((line) => (
              <FeeRow
                key={line.key}
                line={line}
                mayEdit={fees.mayEdit}
                onPayer={(payer) => set({ payers: { [line.key]: payer } })}
              />
            ))}
          </ul>
          <Totals fees={fees} />
          {fees.mayEdit && fees.lines.length > 0 && (
            <SelectField
              label="How it is paid"
              hint={
                save.loading
                  ? 'Saving …'
                  : 'One method for a whole filing; checks and money orders are not taken since 10-29-2025.'
              }
              options={methods}
              value={fees.paymentMethod ?? ''}
              onChange={(value) => set({ paymentMethod: (value || null) as 'Card' | 'ACH' | null })}
            />
          )}
          <Abroad fees={fees} />
          <Open fees={fees} />
          {fees.approval && (
            <p role="status">
              {dollars(fees.approval.cents)} approved by {fees.approval.byName}, {showMoment(fees.approval.at)}.
              {!fees.approval.holds && ' The fees have changed since: approve them again.'}
            </p>
          )}
          {fees.mayApprove && !fees.approval?.holds && fees.lines.length > 0 && (
            <FeeApproval caseId={caseId} fees={fees} />
          )}
        </>
      )}
      {refusal}
    </>
  )
}

type FeeRowProps = {
  line: CaseFees['lines'][number]
  mayEdit: boolean
  onPayer: (payer: 'employer' | 'individual') => void
}

function FeeRow({ line, mayEdit, onPayer }: FeeRowProps) {
  const { code, form, applicant, amountCents, explanation, payer, whoMayPay, why, citation, amountCitation } = line
  const name = [feeName(code), formName(form), applicant].filter(Boolean).join(', ')
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <span className={rows.grow}>{name}</span>
        {mayEdit && whoMayPay === 'EITHER' ? (
          <SelectField
            label={`Who pays ${name}`}
            options={payers}
            placeholder={null}
            value={payer}
            onChange={(value) => onPayer(value as 'employer' | 'individual')}
          />
        ) : (
          <span className={rows.dimmed}>{payer === 'employer' ? 'Employer pays' : 'Person pays'}</span>
        )}
        <span className={styles.figures}>{dollars(amountCents)}</span>
      </div>
      <span className={rows.dimmed}>
        {explanation} {amountCitation}. {why} {citation}
      </span>
    </li>
  )
}

function Totals({ fees }: { fees: CaseFees }) {
  return (
    <div className={rows.row}>
      <div className={rows.head}>
        <span className={`${rows.grow} ${styles.total}`}>{fees.complete ? 'Total' : 'Total so far'}</span>
        <span className={`${styles.figures} ${styles.total}`}>{dollars(fees.totalCents)}</span>
      </div>
      <span className={rows.dimmed}>
        Employer {dollars(fees.employerCents)}, person {dollars(fees.individualCents)}; if filed on{' '}
        {showDate(fees.filingDate)}. {fees.payments.length} payment {fees.payments.length === 1 ? 'form' : 'forms'}.
      </span>
    </div>
  )
}

/** What a consulate takes, so that nobody is surprised by it; it is in no total and on no payment form. */
function Abroad({ fees: { abroad } }: { fees: CaseFees }) {
  if (abroad.length === 0) return null
  return (
    <div>
      <p>Paid to the Department of State, not with this filing:</p>
      <ul>
        {abroad.map(({ what, cents, per, source, confirmed }) => (
          <li key={what}>
            {what}: {dollars(cents)} for {per === 'person' ? 'each person' : 'the case'} ({source}).
            {!confirmed && ' Nobody has confirmed this amount: look at travel.state.gov before naming it.'}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is missing, what must be confirmed, and what is not due, each with its reason. */
function Open({ fees }: { fees: CaseFees }) {
  return (
    <>
      {fees.open.length > 0 && (
        <div>
          <p>Still to be answered:</p>
          <ul>
            {fees.open.map(({ question, jump }) => (
              <li key={question}>
                <p>
                  {question} {jump && <FixLink {...jump} />}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* Whoever approves reads it beside the button. */}
      {!fees.mayApprove && fees.toConfirm.map(({ code, sentence }) => <p key={`${code} ${sentence}`}>{sentence}</p>)}
      {fees.notDue.length > 0 && (
        <details>
          <summary>Not due ({fees.notDue.length})</summary>
          <ul>
            {fees.notDue.map(({ code, why }) => (
              <li key={`${code} ${why}`}>
                {feeName(code)}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Approves what is on screen; amounts that a person must confirm are named first. */
function FeeApproval({ caseId, fees }: { caseId: number; fees: CaseFees }) {
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
