import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'
import type { Details } from '../contract.ts'
import { attestation, signerProblem } from '../signing.ts'
import { type Choice, DocumentsChoice, gapIn, noChoice, shownOf } from './DocumentsChoice.tsx'
import styles from './i9.module.css'
import { refresh } from './refresh.ts'

/** Section 2: look at what the employee chose to show, write it down as printed, sign with today's date. */
export function Section2Form({ of }: { of: Details }) {
  const { row, signer } = of
  const [choice, setChoice] = useState<Choice>(noChoice)
  const [remote, setRemote] = useState(false)
  const [copiesKept, setCopies] = useState(false)
  const [notes, setNotes] = useState('')
  const [lateReason, setReason] = useState('')
  const [signerName, setName] = useState('')
  const [signerTitle, setTitle] = useState('')
  const [signature, setSignature] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sign = useCommand(i9Api.section2, { refresh })
  const toast = useToast()
  const late = today() > of.section2DueOn
  const gap =
    gapIn(choice) ??
    (late && lateReason.trim() === '' ? 'Say why the form is late.' : undefined) ??
    (remote && !copiesKept ? 'After a live video keep copies of both sides.' : undefined) ??
    (signerName.trim() === '' ? 'Your name: enter it.' : undefined) ??
    (signerTitle.trim() === '' ? 'Your title: enter it.' : undefined) ??
    (agreed ? undefined : 'Declare that you looked at the documents.') ??
    (signature.trim() === '' ? 'Type your full name to sign.' : undefined) ??
    signerProblem(signature, signerName)
  const run = async () => {
    setProblem(gap)
    if (gap) return
    const given = { id: row.id ?? 0, documents: shownOf(choice), remote, copiesKept, notes, lateReason }
    await sign.run({ ...given, videoOn: remote ? today() : null, signerName, signerTitle, signature }).then(
      () => toast('Section 2 is signed.', { kind: 'success' }),
      (error: Error) => setProblem(error.message),
    )
  }
  return (
    <div className={styles.page}>
      <Stack>
        <Card title={`What did ${row.givenName} choose to show?`}>
          <DocumentsChoice name={row.givenName} value={choice} onChange={setChoice} usesEVerify={of.usesEVerify} />
        </Card>
        <Card title="Additional information">
          <TextAreaField
            label="Additional information"
            hint="Such as AC-21 or 240-Day Ext. with the day of filing."
            rows={2}
            maxLength={600}
            value={notes}
            onChange={setNotes}
          />
        </Card>
      </Stack>
      <Stack>
        <Card title="How you looked at them">
          <label className={styles.choice}>
            <input type="radio" name="how" checked={!remote} onChange={() => setRemote(false)} />
            <span>
              In person<small>{row.givenName} shows the originals</small>
            </span>
          </label>
          <label className={styles.choice}>
            <input type="radio" name="how" checked={remote} disabled={!of.video} onChange={() => setRemote(true)} />
            <span>
              By live video
              <small>
                {of.video ? 'The box of the alternative procedure is checked.' : 'Only with E-Verify in good standing.'}
              </small>
            </span>
          </label>
          {remote && (
            <CheckField label="Copies of both sides are kept with the form" checked={copiesKept} onChange={setCopies} />
          )}
        </Card>
        {late && (
          <div className={styles.late}>
            <h2>This form is late</h2>
            <p>
              It was due {showDate(of.section2DueOn)}. Sign with today’s date, never an earlier one. Say why it is late;
              the note stays with the form.
            </p>
            <TextAreaField label="Why it is late" rows={3} maxLength={600} value={lateReason} onChange={setReason} />
          </div>
        )}
        <Card title="You sign as">
          <dl className={styles.facts}>
            <dt>Company</dt>
            <dd>{[signer.employer, signer.address].filter(Boolean).join(', ')}</dd>
            <dt>First day</dt>
            <dd>{showDate(row.firstDay)}</dd>
          </dl>
          <TextField label="Your name" value={signerName} onChange={setName} maxLength={200} />
          <TextField label="Your title" value={signerTitle} onChange={setTitle} maxLength={120} />
          <CheckField label={attestation.employer} checked={agreed} onChange={setAgreed} />
          <TextField label="Type your full name to sign" value={signature} onChange={setSignature} maxLength={200} />
          {problem && (
            <p className={styles.error} role="alert">
              {problem}
            </p>
          )}
          <Button variant="primary" wide loading={sign.loading} onClick={() => void run()}>
            Sign Section 2
          </Button>
          <p className={styles.dim}>
            Dated {showDate(today())}. Everything you enter or change is kept with your name and time.
          </p>
        </Card>
      </Stack>
    </div>
  )
}
