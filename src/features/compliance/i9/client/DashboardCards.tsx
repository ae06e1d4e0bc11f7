import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { fineEstimate, fineTable } from '#rules/compliance/i9-duties.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { ProgressBar } from '#ui/page/Steps.tsx'
import { useToast } from '#ui/toasts.tsx'
import { dayHere, today } from '#ui/today.ts'
import { bundleCounts, keepingWords, progressWords } from '../dashboard-words.ts'
import { pathOfForm } from '../form-path.ts'
import type { Bundle, Finding, Notice, Row, Settings } from '../records.ts'
import { BundleDialog, useBundle } from './BundleDialog.tsx'
import styles from './i9.module.css'
import { CloseNotice } from './NoticesCard.tsx'
import { ReleasedFile } from './ReleasedFile.tsx'
import { refresh } from './refresh.ts'
import { SettingsDialog } from './SettingsDialog.tsx'

type BundleCardProps = { rows: Row[]; findings: Finding[]; notices: Notice[]; bundle: Bundle | null }

/** What an inspection asks for, in one file. */
export function BundleCard({ rows, findings, notices, bundle: last }: BundleCardProps) {
  const [asking, setAsking] = useState(false)
  const bundle = useBundle(last)
  const cancel = useCommand(i9Api.cancelBundle, { refresh })
  const kept = rows.filter(({ id }) => id !== null)
  const without = rows.filter(({ id, group }) => id === null && group === 'late')
  const { current, former } = bundleCounts(kept, today())
  // What the self-audit beside it names, and no more.
  const named = findings.filter(({ severity }) => severity !== 'info')
  const withFindings = new Set(named.flatMap(({ forms }) => forms.flatMap(({ id }) => id ?? []))).size
  const works = bundle?.status === 'Waiting' || bundle?.status === 'Working'
  const open = notices.filter(({ kind, closedOn }) => kind === 'inspection' && closedOn === null)
  return (
    <Card
      title="Inspection bundle"
      actions={bundle?.builtAt && <span className={styles.dim}>Last built {showDate(dayHere(bundle.builtAt))}</span>}
    >
      <p>
        If the government asks, you have at least 3 business days. One PDF with an index: forms, supplements,
        corrections, history.
      </p>
      <dl className={styles.counts}>
        <Count n={current} words="current" />
        <Count n={former} words="former, still kept" />
        <Count n={withFindings} words="with open findings" />
      </dl>
      {without.length > 0 && (
        <p className={styles.notice}>
          <strong>{counted(without.length, 'employee')} without a Form I-9.</strong> The bundle has no form of theirs;
          its index names them.
        </p>
      )}
      {open.map((notice) => (
        <div key={notice.id} className={styles.notice}>
          Notice of {showDate(notice.servedOn)}: hand over by <strong>{showDate(notice.dueOn)}</strong>. Nothing is
          destroyed meanwhile. <CloseNotice notice={notice} words="Close the notice" />
        </div>
      ))}
      {works && bundle && (
        <>
          <ProgressBar label="Building the bundle" value={bundle.done} max={bundle.total} />
          <p role="status">{progressWords(bundle)}</p>
          <Button wide onClick={() => void cancel.run({ bundleId: bundle.id })}>
            Cancel
          </Button>
        </>
      )}
      {bundle?.status === 'Failed' && <p role="alert">{bundle.message}</p>}
      {bundle?.status === 'Ready' && (
        <>
          <ReleasedFile href={`/api/i9/bundles/${bundle.id}/file`}>
            Download, {counted(bundle.pages ?? 0, 'page')}
          </ReleasedFile>
          <Named title="Without a Form I-9, named on the index" names={bundle.missing} />
          <Named title="Could not be written" names={bundle.failed} />
        </>
      )}
      {!works && (
        <Button wide onClick={() => setAsking(true)}>
          Build a bundle…
        </Button>
      )}
      {asking && <BundleDialog rows={kept} without={without} findings={withFindings} close={() => setAsking(false)} />}
    </Card>
  )
}

const Named = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <details>
      <summary>
        {title}: {names.length}
      </summary>
      <ul className={styles.failed}>
        {names.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  )

const Count = ({ n, words }: { n: number; words: string }) => (
  <div>
    <dt>{words}</dt>
    <dd>{n}</dd>
  </div>
)

const severityWords: Readonly<Record<string, { words: string; hue: 'red' | 'gray' | 'orange' }>> = {
  critical: { words: 'Can be fined', hue: 'red' },
  substantive: { words: 'Can be fined', hue: 'red' },
  'discrimination risk': { words: 'Discrimination risk', hue: 'red' },
  'E-Verify': { words: 'E-Verify', hue: 'orange' },
  technical: { words: 'Can be fixed', hue: 'gray' },
}

const wholeDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en')}`

/** What a careful look at every form finds, in plain words. */
export function AuditCard({ findings, audited }: { findings: Finding[]; audited: number }) {
  const [shown, setShown] = useState<Finding>()
  const serious = findings.filter(({ severity }) => severity !== 'info')
  const exposure = exposureOf(findings, audited)
  const flawed = new Set(serious.flatMap(({ forms }) => forms.flatMap(({ id }) => id ?? []))).size
  return (
    <Card title="Self-audit">
      {serious.map((finding) => (
        <div key={finding.id} className={styles.finding}>
          <strong>{finding.forms.length}</strong>
          <Button variant="link" onClick={() => setShown(finding)}>
            {finding.what}
          </Button>
          <Chip hue={severityWords[finding.severity]?.hue ?? 'gray'}>
            {severityWords[finding.severity]?.words ?? 'Look at it'}
          </Chip>
        </div>
      ))}
      <p className={styles.dim}>
        {audited - flawed} of {counted(audited, 'form')} pass every check.
      </p>
      {exposure && (
        <p>
          A first fine could come to about <strong>{wholeDollars(exposure.stated)}</strong> for {exposure.inViolation}{' '}
          of {counted(exposure.forms, 'form')}, from {wholeDollars(exposure.low)} to {wholeDollars(exposure.high)}.{' '}
          <span className={styles.dim}>
            An estimate, not a prediction: {fineTable.source}. Nobody has confirmed this table.
          </span>
        </p>
      )}
      {shown && (
        <Dialog opened title={shown.what} onClose={() => setShown(undefined)}>
          <p>Rule {shown.id}. A correction is initialed, dated today and stays visible; nothing is back-dated.</p>
          <ul className={styles.names}>
            {shown.forms.map(({ id, employmentId, name }) => (
              <li key={employmentId}>
                <LinkButton variant="link" to={pathOfForm({ id, employmentId })}>
                  {name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </Card>
  )
}

/** A person decides; nothing is destroyed by itself. */
export function DestroyCard({ rows }: { rows: Row[] }) {
  const [asking, setAsking] = useState(false)
  const destroy = useCommand(i9Api.destroy, { refresh })
  const { confirmed, dialog } = useConfirmPassword()
  const toast = useToast()
  const over = rows.filter(({ waits }) => waits === 'destruction')
  const run = (row: Row) =>
    confirmed(async () => {
      if (row.id === null) return
      await destroy.run({ id: row.id })
      toast(`The Form I-9 of ${row.name} was destroyed.`, { kind: 'success' })
    })
  return (
    <Card
      title="May be destroyed"
      actions={
        over.length > 0 && (
          <Button variant="link" onClick={() => setAsking(true)}>
            Review
          </Button>
        )
      }
    >
      <p>{keepingWords(rows, today())}</p>
      {asking && (
        <Dialog opened title="May be destroyed" onClose={() => setAsking(false)} size="lg">
          <p>
            What is destroyed cannot be brought back. That the form existed, and who destroyed it when, stays on record.
          </p>
          <ul className={styles.names}>
            {over.map((row) => (
              <li key={row.id}>
                {row.name}, kept until {showDate(row.keepUntil)}{' '}
                <Button
                  variant="quietDanger"
                  size="small"
                  onClick={() => void run(row)}
                  aria-label={`Destroy the form of ${row.name}`}
                >
                  Destroy
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {dialog}
    </Card>
  )
}

/** What the company does alike for everybody. */
export function PracticeCard({ settings }: { settings: Settings }) {
  const [editing, setEditing] = useState(false)
  return (
    <Card
      title="How you keep Form I-9"
      actions={
        <Button variant="link" onClick={() => setEditing(true)}>
          Change
        </Button>
      }
    >
      <p>
        {settings.everifyId
          ? `E-Verify since ${showDate(settings.enrolledFrom)}. `
          : 'Not in E-Verify: documents are looked at in person. '}
        {settings.keepsCopies ? 'Copies are kept of everybody.' : 'No copies are kept.'}
      </p>
      <p className={styles.dim}>Nothing is sent to E-Verify from here: its case is entered by hand.</p>
      {editing && <SettingsDialog settings={settings} close={() => setEditing(false)} />}
    </Card>
  )
}

/** What counts as a violation that is fined; what is technical counts only once its ten days were missed (D-76). */
const fined: readonly string[] = ['critical', 'substantive']

type Exposure = { forms: number; inViolation: number; low: number; stated: number; high: number }

/**
 * I9-12: what a first fine could come to, in cents, by what the self-audit finds; the factors of the agency move it by a
 * quarter down or up. Nothing where nothing is found, and nothing for a later offence: no table was entered.
 */
export function exposureOf(findings: readonly Finding[], audited: number): Exposure | undefined {
  const of = (wanted: readonly Finding[]) =>
    new Set(wanted.flatMap(({ forms }) => forms.map(({ employmentId }) => employmentId))).size
  const inViolation = of(findings.filter(({ severity }) => fined.includes(severity)))
  const missing = findings.flatMap(({ forms }) => forms.filter(({ id }) => id === null)).length
  const forms = audited + missing
  const [low, stated, high] = [-25, 0, 25].map((factors) => fineEstimate(forms, inViolation, 1, factors)?.total)
  if (inViolation === 0 || low === undefined || stated === undefined || high === undefined) return undefined
  return { forms, inViolation, low, stated, high }
}
