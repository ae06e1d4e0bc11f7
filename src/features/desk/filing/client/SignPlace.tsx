import { lazy, Suspense, useState } from 'react'
import { packagesApi } from '#case-work/packages/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import type { SignHere } from '#case-work/signatures/records.ts'
import styles from '#case-work/signed-scans/client/sign-here.module.css'
import { placeBadge } from '#case-work/signed-scans/client/sign-here-words.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { Loading } from '#ui/page/states.tsx'
import { MarkByHand } from './MarkByHand.tsx'

const LookAtBox = lazy(() => import('#case-work/signed-scans/client/LookAtBox.tsx'))

type SignPlaceProps = { caseId: number; place: SignHere; together: string[]; mayEdit: boolean; open: boolean }

/** One place to sign: what is known of it, the box of its scan to look at, and the signer's own mark. */
export function SignPlace({ caseId, place, together, mayEdit, open }: SignPlaceProps) {
  const sign = useCommand(packagesApi.sign, { refresh: [packagesApi.state, preFilingApi.check] })
  const { attempt, refusal } = useAttempt()
  const [marking, setMarking] = useState(false)
  const [again, setAgain] = useState(false)
  const { caseFormId, block, formName, words, page, packagePage, pageCode, signed, scan, mine } = place
  const badge = placeBadge(place)
  const what = `Form ${formName}, ${words}`
  const asks = scan !== null && (scan.looked === null || again)
  return (
    <li className={styles.place}>
      <span className={rows.grow}>
        {what}
        <span className={styles.where}>
          Page {page} of the form{packagePage !== null && `, page ${packagePage} of the package`}{' '}
          {pageCode && <span className={styles.code}>{pageCode}</span>}
          {together.length > 0 && ` (the same sheet as ${together.join(', ')})`}
          {signed?.reason && ` Marked by hand: ${signed.reason}`}
        </span>
      </span>
      <StatusBadge hue={badge.hue}>{badge.words}</StatusBadge>
      {open && mine && !signed && !asks && pageCode !== '' && (
        <Button size="small" variant="subtle" aria-label={`I signed this: ${what}`} onClick={() => setMarking(true)}>
          I signed this
        </Button>
      )}
      {open && (mayEdit || mine) && signed && !signed.scanned && (
        <Button
          size="small"
          variant="subtle"
          loading={sign.loading}
          aria-label={`Not signed: ${what}`}
          onClick={() => void attempt(() => sign.run({ id: caseId, caseFormId, block, signedOn: null }))}
        >
          Not signed
        </Button>
      )}
      {mayEdit && scan !== null && scan.looked !== null && !again && (
        <Button size="small" variant="subtle" aria-label={`Look again: ${what}`} onClick={() => setAgain(true)}>
          Look again
        </Button>
      )}
      {scan !== null && asks && (
        <Suspense fallback={<Loading lines={2} />}>
          <LookAtBox {...{ caseId, mayEdit }} place={{ ...place, scan }} onLooked={() => setAgain(false)} />
        </Suspense>
      )}
      {refusal}
      {marking && <MarkByHand caseId={caseId} place={place} onClose={() => setMarking(false)} />}
    </li>
  )
}
