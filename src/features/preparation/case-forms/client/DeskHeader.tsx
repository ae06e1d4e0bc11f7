import { useState } from 'react'
import { EditionBadge } from '#case-file/form-library/client/EditionBadge.tsx'
import { casePath } from '#case-types/case-path.ts'
import { sideWord } from '#case-types/words/side-words.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { call } from '#platform/client/call.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconChevronLeft, IconEye } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CaseFormRow, CaseFormView } from '../records.ts'
import styles from './form-screen.module.css'
import { PdfMenu } from './PdfMenu.tsx'
import type { LiveForm } from './use-live-form.ts'
import type { Saving } from './use-saving.tsx'

type DeskHeaderProps = {
  view: CaseFormView
  all: readonly CaseFormRow[]
  live: LiveForm
  saving: Saving
  isProof: boolean
  onView: (view: CaseFormView) => void
  onNextMissing: () => void
}

/** Where am I, how far is it, what can I do. */
export function DeskHeader({ view, all, live, saving, isProof, onView, onNextMissing }: DeskHeaderProps) {
  const { percent, missing } = live.progress
  return (
    <header className={styles.header}>
      <div className={styles.headerText}>
        <LinkButton
          to={casePath({ id: view.caseId, typeId: view.typeId })}
          variant="subtle"
          icon={<IconChevronLeft size={16} aria-hidden />}
        >
          Case {view.caseNumber}
        </LinkButton>
        <h1>
          Form {view.name} <span className={styles.dimmed}>{aboutWhom(view)}</span>
        </h1>
        <StatusBadge>{view.status}</StatusBadge>
        {!view.preparedElsewhere && <EditionBadge {...view.editionStatus} onlyDoubts />}
        <p className={styles.dimmed} role="status">
          {view.preparedElsewhere
            ? 'Prepared elsewhere'
            : `${percent} % complete${missing.length > 0 ? `, ${missing.length} unanswered` : ''}`}
        </p>
      </div>
      <OtherForms view={view} all={all} />
      <div className={styles.actions}>
        {missing.length > 0 && !view.filed && (
          <Button size="small" onClick={onNextMissing}>
            Next unanswered
          </Button>
        )}
        {!view.revealed && <Reveal view={view} saving={saving} onView={onView} />}
        <PdfMenu {...{ view, saving, isProof, onView }} hasAddendum={live.paper.addendum.length > 0} />
        {!view.filed && (
          <>
            <Button size="small" disabled={!live.isDirty} onClick={live.forget}>
              Undo changes
            </Button>
            <Button
              size="small"
              variant="primary"
              loading={saving.saving}
              disabled={!live.isDirty}
              onClick={() => void saving.save()}
            >
              Save
            </Button>
          </>
        )}
      </div>
    </header>
  )
}

const aboutWhom = ({ side, personName }: CaseFormView) =>
  side === 'employer'
    ? 'for the employer'
    : side === 'beneficiary'
      ? `for ${personName || 'the beneficiary'}`
      : personName

/** The other forms of the same case, one step away. */
function OtherForms({ view, all }: Pick<DeskHeaderProps, 'view' | 'all'>) {
  const others = all.filter(({ path }) => path !== null)
  if (others.length < 2) return null
  return (
    <nav className={styles.others} aria-label="Forms of this case">
      {others.map((row) => (
        <Link key={row.id} to={row.path ?? ''} aria-current={row.id === view.id ? 'page' : undefined}>
          {row.name}
          {row.side && ` (${sideWord(view, row.side)})`}
        </Link>
      ))}
    </nav>
  )
}

function Reveal({ view, saving, onView }: Pick<DeskHeaderProps, 'view' | 'saving' | 'onView'>) {
  const [busy, setBusy] = useState(false)
  const { confirmed, dialog } = useConfirmPassword()
  const reveal = async () => {
    if (!(await saving.save())) return
    setBusy(true)
    try {
      const shown = await confirmed(() => call(caseFormsApi.reveal, { caseId: view.caseId, caseFormId: view.id }))
      if (shown) onView(shown)
    } catch (error) {
      saving.tell(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="small" icon={<IconEye size={16} aria-hidden />} loading={busy} onClick={() => void reveal()}>
        Show numbers in full
      </Button>
      {dialog}
    </>
  )
}
