import { useState } from 'react'
import { packagesApi } from '#case-work/packages/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import type { SignHere } from '#case-work/signatures/records.ts'
import { hrefOf } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import rows from '#ui/page/rows.module.css'
import { scansApi } from './api.ts'
import styles from './sign-here.module.css'

type LookAtBoxProps = {
  caseId: number
  place: SignHere & { scan: NonNullable<SignHere['scan']> }
  mayEdit: boolean
  onLooked: () => void
}

/** The box as it came back, beside the question whether it is signed and what date is written there. */
export default function LookAtBox({ caseId, place, mayEdit, onLooked }: LookAtBoxProps) {
  const { caseFormId, block, formName, words, name, party, scan } = place
  const look = useCommand(scansApi.lookAtBox, { refresh: [packagesApi.state, preFilingApi.check] })
  const { attempt, refusal } = useAttempt()
  const [signedOn, setSignedOn] = useState('')
  const [missing, setMissing] = useState(false)
  const box = { id: caseId, scanId: scan.scanId, caseFormId, block }
  const what = `${name || party}, Form ${formName}, ${words}`
  const say = (signed: boolean) => {
    setMissing(signed && signedOn === '')
    if (signed && signedOn === '') return
    void attempt(async () => {
      await look.run({ ...box, signed, signedOn: signed ? signedOn : null })
      onLooked()
    })
  }
  return (
    <div className={styles.look}>
      <BoxPicture href={hrefOf(scansApi.scannedBox, box)} what={what} />
      <a
        href={hrefOf(scansApi.scanFile, { id: caseId, scanId: scan.scanId, inline: 'true' })}
        target="_blank"
        rel="noreferrer"
      >
        Open the scan, page {scan.page}
      </a>
      {mayEdit && (
        <fieldset className={styles.asked}>
          <legend>
            Did {name || party} sign here? ({words})
          </legend>
          <div className={rows.actions}>
            <DateField
              label="Date as written"
              value={signedOn}
              onChange={(day) => {
                setSignedOn(day)
                setMissing(false)
              }}
              error={missing ? 'Enter the date as it is written beside the signature.' : undefined}
            />
            <Button
              variant="primary"
              loading={look.loading}
              aria-label={`Yes, signed: ${what}`}
              onClick={() => say(true)}
            >
              Yes
            </Button>
            <Button loading={look.loading} aria-label={`No, not signed: ${what}`} onClick={() => say(false)}>
              No
            </Button>
          </div>
        </fieldset>
      )}
      {refusal}
    </div>
  )
}

function BoxPicture({ href, what }: { href: string; what: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <p>This box cannot be cut out of the scan. Open the scan and look there.</p>
  return (
    <img className={styles.box} src={href} alt={`Signature box on the scan: ${what}`} onError={() => setFailed(true)} />
  )
}
