import type { ReactNode } from 'react'
import { dollars } from '#case-file/cases/client/words.ts'
import { movesApi } from '#case-file/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import { showDate } from '#formats/dates.ts'
import { plansApi } from '#money/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { startPlan } from '#preparation/filing-file/start-plan.ts'
import { feeName } from '#rules/fees/fee-names.ts'
import { withoutAttorney } from '#rules/without-attorney.ts'
import { IconScale } from '#ui/icons.ts'
import { Tile } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { today } from '#ui/today.ts'
import styles from './cost.module.css'
import { asksForOpt } from './draft.ts'
import type { Estimate } from './use-estimate.ts'
import { usePerson } from './WhoStep.tsx'

type CostPanelProps = { draft: Draft; estimate: Estimate | undefined; full: boolean; children: ReactNode }

/** What it costs and when work can start, together and always in view; under it the way on. */
export function CostPanel({ draft, estimate, full, children }: CostPanelProps) {
  const person = usePerson(draft)
  const name = person ? person.firstName || person.lastName : ''
  const plan = startPlan({
    typeId: Number(draft.typeId),
    subType: draft.subType,
    today: today(),
    name,
    endsOn: estimate?.authorizedUntil,
    optUntil: draft.optUntil,
  })
  return (
    <aside className={styles.panel} aria-label="Cost and start">
      <div className={styles.figures}>
        {estimate && (
          <div>
            <span>{estimate.complete ? 'Government fees' : 'Government fees so far'}</span>
            <strong className={styles.total}>{dollars(estimate.totalCents)}</strong>
          </div>
        )}
        {draft.typeId !== '' && plan.isFiled && (
          <div>
            <span>
              {plan.startsOn === null ? 'Can be filed by' : asksForOpt(draft) ? 'H-1B starts' : 'Can start by'}
            </span>
            <strong>{plan.dated ? showDate(plan.startsOn ?? plan.filedOn) : 'Not known yet'}</strong>
          </div>
        )}
      </div>
      <div className={styles.details}>
        {draft.typeId !== '' && <p className={styles.dimmed}>{plan.says}</p>}
        {draft.typeId !== '' && plan.law && (
          <details className={styles.small}>
            <summary>Why?</summary>
            {plan.law}
          </details>
        )}
        {draft.typeId !== '' && plan.warns && <p role="alert">{plan.warns}</p>}
        {estimate?.speaksAgainst.map((sentence) => (
          <p key={sentence} role="alert">
            {sentence}
          </p>
        ))}
        {estimate?.renews && (
          <p>
            Renews <Link to={estimate.renews.path}>the approval</Link>
            {estimate.renews.validUntil && ` that ends ${showDate(estimate.renews.validUntil)}`}.
          </p>
        )}
        {estimate && full && <Lines estimate={estimate} name={name} isDiy={draft.mode === 'DIY'} />}
        {full && draft.mode === 'DIY' && <OrderPrice typeId={Number(draft.typeId)} />}
        {full && <Prepares draft={draft} />}
      </div>
      <div className={styles.ways}>{children}</div>
    </aside>
  )
}

/** Each fee, why and who pays it. */
function Lines({ estimate, name, isDiy }: { estimate: Estimate; name: string; isDiy: boolean }) {
  const { lines, open, toConfirm, filingDate } = estimate
  const paidBy = (payer: string) => (payer === 'employer' ? 'Employer' : name || 'Applicant')
  const sums = new Map<string, number>()
  for (const { payer, amountCents } of lines) sums.set(payer, (sums.get(payer) ?? 0) + amountCents)
  return (
    <>
      <ul className={styles.fees} aria-label="Government fees">
        {lines.map(({ code, form, applicant, amountCents, explanation, payer, why, citation }) => (
          <li key={`${form}${code}${applicant ?? ''}`} title={`${why} (${citation})`}>
            <span>
              {feeName(code)}
              {applicant && ` for ${applicant}`}
            </span>
            <span>{dollars(amountCents)}</span>
            <small>{explanation}</small>
            <small>{paidBy(payer)}</small>
          </li>
        ))}
      </ul>
      <ul className={styles.sums} aria-label="Who pays">
        {[...sums].map(([payer, cents]) => (
          <li key={payer}>
            <span>{paidBy(payer)} pays</span>
            <span>{dollars(cents)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {lines.length > 0 && `Fees in force on ${showDate(filingDate)}. `}
        {!isDiy && 'What the law firm charges is not included.'}
      </p>
      {open.length > 0 && (
        <p className={styles.small}>
          More depends on: {[...new Set(open.map(({ question }) => question.replace(/[.?]$/, '')))].join('; ')}.
        </p>
      )}
      {[...new Set(toConfirm.map(({ sentence }) => (isDiy ? withoutAttorney(sentence) : sentence)))].map((sentence) => (
        <p key={sentence} className={styles.small}>
          {sentence}
        </p>
      ))}
    </>
  )
}

/** What VisaCare itself charges for a case without an attorney; a discount is told when it is ordered. */
function OrderPrice({ typeId }: { typeId: number }) {
  const price = useOperation(plansApi.orderPrices, {}).items?.items.find((each) => each.typeId === typeId)
  if (!price?.amountCents) return null
  return (
    <p>
      VisaCare charges {dollars(price.amountCents)}, less your discount if there is one. You order it on the billing
      page after the case is opened.
    </p>
  )
}

/** Who does the work, and what would keep the case from being opened. */
function Prepares({ draft }: { draft: Draft }) {
  const around = useOperation(movesApi.attorneys, { companyId: Number(draft.companyId) })
  if (!around.items) return <NotLoaded of={around} />
  const { lawFirmName, items, paymentMissing } = around.items
  const attorney = items.find(({ id }) => String(id) === draft.attorneyId)?.name
  const says =
    draft.mode === 'DIY'
      ? 'You prepare it yourself, without an attorney.'
      : attorney
        ? `${attorney} of ${lawFirmName} prepares it.`
        : `${lawFirmName} prepares it and will assign an attorney.`
  return (
    <>
      {paymentMissing && !caseTypeById(Number(draft.typeId))?.withoutPayment && (
        <p role="alert">Please Add Payment Method before creating New Employee/Case.</p>
      )}
      <p className={styles.prepares}>
        <Tile tone="teal" icon={<IconScale size={18} aria-hidden />} />
        {says}
      </p>
    </>
  )
}
