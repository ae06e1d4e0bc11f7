import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { packagesApi, scansApi } from '#paperwork/client/api.ts'
import { Sheet } from '#paperwork/signed-scans/client/Sheet.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { fetchFile } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import type { SignHere } from '#preparation/signatures/records.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconCheck, IconX } from '#ui/icons.ts'
import { boxState } from './signature-order.ts'
import styles from './signatures.module.css'

type SignatureCropProps = {
  caseId: number
  place: SignHere
  /** Who else signs on the same sheet. */
  together: readonly string[]
  mayConfirm: boolean
  mayEdit: boolean
  /** Nothing has gone out yet. */
  open: boolean
  /** The date that the same person wrote elsewhere. */
  usual: string
  /** Somebody writes the date of this box, or is done. */
  onLooking: (looking: boolean) => void
}

/** One signature box as it came back on the scan, and what a person says about it. */
export function SignatureCrop(props: SignatureCropProps) {
  const { caseId, place, together, mayConfirm, mayEdit, open, usual, onLooking } = props
  const sign = useCommand(packagesApi.sign, { refresh: [packagesApi.state, preFilingApi.check] })
  const look = useCommand(scansApi.lookAtBox, { refresh: [packagesApi.state, preFilingApi.check] })
  const { attempt, refusal } = useAttempt()
  // What somebody says is said of the scan they looked at: when the page came back on another one, they look again.
  const [dated, setDated] = useState<number>()
  const [marking, setMarking] = useState(false)
  const { caseFormId, block, formName, words, name, party, packagePage, pageCode, signed, scan, mine } = place
  const state = boxState(place)
  const dating = dated !== undefined && dated === scan?.scanId
  const setDating = (opened: boolean) => {
    setDated(opened ? scan?.scanId : undefined)
    onLooking(opened)
  }
  const what = `${name || party}, Form ${formName}, ${words}`
  const say = (signedOn: string | null) =>
    attempt(async () => {
      await look.run({ id: caseId, scanId: scan?.scanId ?? 0, caseFormId, block, signed: signedOn !== null, signedOn })
      setDating(false)
    })
  return (
    <li className={styles.crop} data-state={state} aria-label={what}>
      {scan ? <WholePage {...{ caseId, place, scan, what }} /> : <p className={styles.noScan}>No scan yet</p>}
      <div className={styles.caption}>
        <span className={styles.who}>
          <strong>{name || party}</strong>
          <span>
            {formName}, {words.split(',')[0]}
            {packagePage !== null && ` · p. ${packagePage}`}
          </span>
          <span className={styles.state}>{standing(place)}</span>
          {together.length > 0 && <span>Same sheet as {together.join(', ')}</span>}
          {pageCode && <span className={styles.code}>{pageCode}</span>}
        </span>
        {scan && mayConfirm && open && (
          <span className={styles.votes}>
            <button
              type="button"
              className={styles.vote}
              data-vote={state === 'blank' ? 'no' : undefined}
              aria-label={`Not signed: ${what}`}
              aria-pressed={state === 'blank'}
              onClick={() => void say(null)}
            >
              <IconX size={16} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.vote}
              data-vote={state === 'signed' ? 'yes' : undefined}
              aria-label={`Signed: ${what}`}
              aria-pressed={state === 'signed'}
              onClick={() => setDating(!dating)}
            >
              <IconCheck size={16} aria-hidden />
            </button>
          </span>
        )}
        {open && mine && !signed && !scan && pageCode !== '' && (
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
      </div>
      {dating && <DateAsWritten usual={usual} loading={look.loading} onGiven={(day) => void say(day)} />}
      {refusal}
      {marking && <MarkByHand caseId={caseId} place={place} onClose={() => setMarking(false)} />}
    </li>
  )
}

function standing(place: SignHere): string {
  const { signed } = place
  switch (boxState(place)) {
    case 'signed':
      return `Signed ${showDate(signed?.signedOn ?? '')}${signed?.scanned ? '' : ', marked by hand'}${signed?.reason ? `: ${signed.reason}` : ''}`
    case 'blank':
      return 'Not signed on the scan'
    case 'look':
      return 'Look at it'
    case 'open':
      return 'Not signed yet'
    case 'optional':
      return 'If it applies'
  }
}

type MarkByHandProps = { caseId: number; place: SignHere; onClose: () => void }

/** The signer says that the printed page is signed, and why it is not scanned. */
function MarkByHand({ caseId, place, onClose }: MarkByHandProps) {
  const { caseFormId, block, formName, words, pageCode } = place
  const sign = useCommand(packagesApi.sign, { refresh: [packagesApi.state, preFilingApi.check] })
  const form = useForm({
    initial: { signedOn: '', reason: '' },
    check: ({ signedOn, reason }) => ({
      ...(signedOn === '' && { signedOn: 'Field is required' }),
      ...(reason.trim() === '' && { reason: 'Field is required' }),
    }),
    submit: async ({ signedOn, reason }) => {
      await sign.run({ id: caseId, caseFormId, block, signedOn, reason })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="I signed this page">
      <p>
        Form {formName}, {words}, printed page {pageCode}. You mark your own signature only. A scan of the signed page
        is better: it goes into the package.
      </p>
      <Form form={form}>
        <DateField label="Date as written" required {...form.field('signedOn')} />
        <TextField label="Why is the page not scanned?" required maxLength={500} {...form.field('reason')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Mark as signed" />
      </Form>
    </Dialog>
  )
}

type Scan = NonNullable<SignHere['scan']>
type WholePageProps = { caseId: number; place: SignHere; scan: Scan; what: string }

/** The box cut out of the scan; a press shows the whole page. */
function WholePage({ caseId, place: { caseFormId, block }, scan, what }: WholePageProps) {
  const [failed, setFailed] = useState(false)
  const [file, setFile] = useState<Blob>()
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const { scanId, page } = scan
  const show = () =>
    attempt(async () => {
      const found = await confirmed(() => fetchFile(hrefOf(scansApi.scanFile, { id: caseId, scanId, inline: 'true' })))
      setFile(found?.content)
    })
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => void show()}>
        {failed ? (
          <span className={styles.noScan}>This box cannot be cut out of the scan. Open the whole page.</span>
        ) : (
          <img
            src={hrefOf(scansApi.scannedBox, { id: caseId, scanId, caseFormId, block })}
            alt={`Signature box on the scan: ${what}`}
            onError={() => setFailed(true)}
          />
        )}
        <span className="visually-hidden">Show the whole page: {what}</span>
      </button>
      {file && (
        <Dialog opened onClose={() => setFile(undefined)} title={`Page ${page} of the scan`} size="xl">
          <Sheet file={file} page={page} name="the scan" />
        </Dialog>
      )}
      {dialog}
      {refusal}
    </>
  )
}

type DateAsWrittenProps = { usual: string; loading: boolean; onGiven: (day: string) => void }

/** A signature counts with the date that stands beside it. */
export function DateAsWritten({ usual, loading, onGiven }: DateAsWrittenProps) {
  const [day, setDay] = useState(usual)
  const [missing, setMissing] = useState(false)
  return (
    <form
      className={styles.dating}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(day === '')
        if (day !== '') onGiven(day)
      }}
    >
      <DateField
        label="Date as written"
        value={day}
        onChange={(given) => {
          setDay(given)
          setMissing(false)
        }}
        error={missing ? 'Enter the date as it is written beside the signature.' : undefined}
      />
      <Button type="submit" size="small" variant="primary" loading={loading}>
        Save as signed
      </Button>
    </form>
  )
}
