import { lazy, Suspense, useRef, useState } from 'react'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { packagesApi, scansApi } from '#paperwork/client/api.ts'
import type { FilingState, PaymentFormToSign } from '#paperwork/packages/records.ts'
import { alsoSigning, pagesLeft, signersOf } from '#paperwork/signed-scans/client/sign-here-words.ts'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import { dollars } from '#preparation/fees/client/words.ts'
import type { SignHere } from '#preparation/signatures/records.ts'
import { IconCheck, IconDownload, IconX } from '#ui/icons.ts'
import rows from '#ui/page/rows.module.css'
import { Loading } from '#ui/page/states.tsx'
import { DateAsWritten, SignatureCrop } from './SignatureCrop.tsx'
import { boxKey, byState, inOrder } from './signature-order.ts'
import styles from './signatures.module.css'

const SignedScans = lazy(() => import('#paperwork/signed-scans/client/SignedScans.tsx'))

type SignHereListProps = { caseId: number; state: FilingState }

/** Every signature of a filing as a box; typed and pasted signatures are refused on paper forms, so each is by hand. */
export default function SignHereList({ caseId, state }: SignHereListProps) {
  const { signHere, mayEdit, mayConfirm, packages } = state
  const newest = packages.find(({ status }) => status === 'Ready' || status === 'Filed')
  const [looking, setLooking] = useState<string>()
  const order = useRef<readonly string[]>([])
  // Scans come back while somebody looks at a box: it stays where it is until they are done.
  const ordered = looking === undefined ? byState(signHere) : inOrder(signHere, order.current)
  order.current = ordered.map(boxKey)
  const printable = newest && !newest.outdated ? newest.id : undefined
  return (
    <section aria-label="Sign here" className={styles.list}>
      {mayEdit && !mayConfirm && <p className={rows.dimmed}>You can look at each box. The attorney confirms it.</p>}
      <ul className={styles.crops} aria-label="Signature boxes">
        {ordered.map((place) => (
          <SignatureCrop
            key={boxKey(place)}
            onLooking={(begun) => setLooking(begun ? boxKey(place) : undefined)}
            {...{ caseId, place, mayEdit, mayConfirm }}
            open={isBeforeFiling(state.status)}
            together={alsoSigning(place, signHere)}
            usual={usualDay(place, signHere)}
          />
        ))}
        {state.paymentForms.map((form) => (
          <PaymentForm
            key={`${form.caseId} ${form.key}`}
            {...{ form, mayConfirm }}
            open={isBeforeFiling(state.status)}
          />
        ))}
      </ul>
      <Consequence signHere={signHere} />
      {printable !== undefined && <PrintPages {...{ caseId, signHere }} packageId={printable} />}
      {mayEdit && (
        <Suspense fallback={<Loading lines={2} />}>
          <SignedScans caseId={caseId} signHere={signHere} />
        </Suspense>
      )}
    </section>
  )
}

/** The date that the same person wrote on another box, which is most often this one's too. */
const usualDay = ({ name }: SignHere, signHere: readonly SignHere[]): string =>
  signHere.find((each) => each.name === name && each.signed?.scanned)?.signed?.signedOn ?? ''

/** What happens to a form with a blank box: 8 CFR 103.2(a)(7)(ii). */
function Consequence({ signHere }: { signHere: readonly SignHere[] }) {
  const blank = signHere.filter(({ signed, scan }) => signed === null && scan?.looked === 'No')
  const [first] = blank
  if (!first) return null
  const where = first.packagePage === null ? `Form ${first.formName}` : `page ${first.packagePage}`
  return (
    <p role="status">
      <strong>
        {blank.length === 1
          ? `The box of ${first.name || first.party} on ${where} is blank.`
          : `${blank.length} boxes are blank.`}
      </strong>{' '}
      USCIS rejects a form without a signature. Print the page, have it signed, and scan it again.
    </p>
  )
}

type PrintPagesProps = { caseId: number; signHere: readonly SignHere[]; packageId: number }

/** For each person the pages that are still to be signed. */
function PrintPages({ caseId, signHere, packageId }: PrintPagesProps) {
  const left = signersOf(signHere).flatMap(({ person, places }) => {
    const [first] = places
    const pages = pagesLeft(places)
    return first && pages > 0 ? [{ person, first, pages }] : []
  })
  if (left.length === 0) return null
  return (
    <div className={rows.actions}>
      {left.map(({ person, pages, first: { caseFormId, block } }) => (
        <ConfirmedButton
          key={person}
          size="small"
          icon={<IconDownload size={16} aria-hidden />}
          work={() => download(hrefOf(scansApi.pagesToSign, { id: caseId, packageId, caseFormId, block }))}
        >
          Print {pages === 1 ? '1 page' : `${pages} pages`} for {person}
        </ConfirmedButton>
      ))}
    </div>
  )
}

type PaymentFormProps = { form: PaymentFormToSign; mayConfirm: boolean; open: boolean }

/** A payment form among the boxes to sign. It shows a card, so it is looked at on paper and never scanned. */
function PaymentForm({ form, mayConfirm, open }: PaymentFormProps) {
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
