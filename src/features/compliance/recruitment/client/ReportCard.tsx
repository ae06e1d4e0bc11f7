import { useState } from 'react'
import { recruitmentApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'
import { countsOf } from '../blocks.ts'
import type { RecruitmentOfCase } from '../records.ts'
import styles from './recruitment.module.css'
import { refreshed, useSaving } from './saving.ts'

type ReportCardProps = { caseId: number; file: RecruitmentOfCase; onSign: () => void }

/** How the log adds up, who signed it, and the files that are made of it. */
export function ReportCard({ caseId, file: { applicants, report, files, may }, onSign }: ReportCardProps) {
  const build = useCommand(recruitmentApi.build, { refresh: refreshed })
  const toast = useToast()
  const counts = countsOf(applicants)
  const make = (kind: 'report' | 'audit file') => async () => {
    await build.run({ id: caseId, kind })
    toast('It is being made. You find it here and among the documents in a moment.')
  }
  return (
    <Card title="Recruitment report">
      <ul className={styles.counts} aria-label="Applicants by outcome">
        {(
          [
            [counts.hired, 'hired'],
            [counts.rejected, 'rejected'],
            [counts.withdrew, 'withdrew'],
            [counts.noAnswer, 'no answer'],
            [counts.open, 'no reason yet'],
          ] as const
        ).map(([count, words]) => (
          <li key={words}>
            <strong>{count}</strong>
            {words}
          </li>
        ))}
      </ul>
      <p className={rows.dimmed}>
        {report.signedOn
          ? `Signed by ${report.signedBy} on ${showDate(report.signedOn)}. What changes now is signed again.`
          : 'Not signed yet. The employer signs it before filing.'}
      </p>
      <div className={rows.actions}>
        {may.sign && !report.signedOn && (
          <Button size="small" variant="tone" onClick={onSign}>
            Sign the report
          </Button>
        )}
        <AttemptButton size="small" work={make('report')}>
          Make the report
        </AttemptButton>
        <AttemptButton size="small" work={make('audit file')}>
          Make the audit file
        </AttemptButton>
      </div>
      {files.length > 0 && (
        <ul className={rows.list}>
          {files.map(({ documentId, name }) => (
            <li key={documentId}>
              <Link to={`?tab=documents`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type SignDialogProps = { opened: boolean; close: () => void; caseId: number }

export function SignDialog({ opened, close, caseId }: SignDialogProps) {
  const [signedOn, setSignedOn] = useState(today())
  const [signedBy, setSignedBy] = useState('')
  const save = useCommand(recruitmentApi.signReport, { refresh: refreshed })
  const { errors, saving, run } = useSaving(() => save.run({ id: caseId, signedOn, signedBy }), close)
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Sign the recruitment report"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={saving} disabled={signedBy === ''} onClick={() => void run()}>
            Sign
          </Button>
        </>
      }
    >
      <FormErrors message={errors['']} />
      <p>
        The report says what was done and, by reason, why nobody else was hired. It is signed before Form ETA-9089 is
        filed.
      </p>
      <TextField
        label="Your name"
        required
        maxLength={200}
        value={signedBy}
        error={errors.signedBy}
        onChange={setSignedBy}
      />
      <DateField label="Signed on" required value={signedOn} error={errors.signedOn} onChange={setSignedOn} />
    </Dialog>
  )
}
