import styles from '#case-file/cases/client/cases.module.css'
import { isEmployer } from '#case-file/cases/policy.ts'
import { recruitmentApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { worksheetPath } from '#preparation/worksheets/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Strip } from '#ui/items/Strip.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Applicant, Block, RecruitmentOfCase, Step } from '../records.ts'
import { ApplicantDialog, ConsiderDialog } from './ApplicantDialogs.tsx'
import { ApplicantsCard } from './ApplicantsCard.tsx'
import { ReportCard, SignDialog } from './ReportCard.tsx'
import { StepDialog } from './StepDialog.tsx'
import { StepsCard } from './StepsCard.tsx'
import { TimelineCard } from './TimelineCard.tsx'
import { AfterCard, WageCard } from './WageCard.tsx'

/** The recruitment of a labor certification: the window to file, what stands before it, and the file itself. */
export function RecruitmentTab({ caseId }: { caseId: number }) {
  const found = useOperation(recruitmentApi.ofCase, { id: caseId })
  const step = useDialog<Step | 'new'>()
  const applicant = useDialog<Applicant | 'new'>()
  const considering = useDialog<Applicant>()
  const signing = useDialog<true>()
  const file = found.items
  if (found.error && !file) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!file) return <Loading lines={10} />
  const { window: open } = file
  const onBlock = ({ key, stepId, applicantId }: Block) => {
    const ofStep = file.steps.find(({ id }) => id === stepId)
    const who = file.applicants.find(({ id }) => id === applicantId)
    if (key === 'report') signing.open(true)
    else if (who && file.may.consider) considering.open(who)
    else if (who) applicant.open(who)
    else step.open(ofStep ?? 'new')
  }
  return (
    <div className={styles.page}>
      {open.state === 'missed' && (
        <Strip title="Start again: the window to file closed">
          <p>{open.missed}</p>
          <p>
            <strong>What to do.</strong> {open.todo}
          </p>
        </Strip>
      )}
      {open.state === 'open' && file.blocks.length === 0 && (
        <Strip
          tone="green"
          title={`You can file until ${showDate(open.until)}`}
          action={
            <LinkButton to={worksheetPath(caseId, 'eta-9089')} variant="primary">
              Open ETA-9089 worksheet
            </LinkButton>
          }
        >
          <p>Nothing stands before the filing. FLAG takes it on any day.</p>
        </Strip>
      )}
      <TimelineCard file={file} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BlocksCard file={file} onOpen={onBlock} />
          <StepsCard caseId={caseId} file={file} onEdit={step.open} />
          <ApplicantsCard caseId={caseId} file={file} onEdit={applicant.open} onConsider={considering.open} />
        </div>
        <div className={styles.column}>
          <WageCard caseId={caseId} file={file} />
          <ReportCard caseId={caseId} file={file} onSign={() => signing.open(true)} />
          <AfterCard caseId={caseId} file={file} />
        </div>
      </div>
      <StepDialog key={`step ${step.turn}`} {...step} caseId={caseId} file={file} />
      <ApplicantDialog key={`applicant ${applicant.turn}`} {...applicant} caseId={caseId} />
      <ConsiderDialog key={`consider ${considering.turn}`} {...considering} caseId={caseId} />
      <SignDialog key={`sign ${signing.turn}`} {...signing} caseId={caseId} />
    </div>
  )
}

const verbs: Readonly<Record<Block['kind'], string>> = {
  task: 'Open',
  document: 'Upload',
  signature: 'Sign',
  review: 'Check',
}

/** What stands before the filing, by date; the reader's own with its button. */
function BlocksCard({ file, onOpen }: { file: RecruitmentOfCase; onOpen: (block: Block) => void }) {
  const { roleId } = useViewer()
  const { blocks, may, window: open } = file
  if (open.state === 'filed') return null
  const own = (block: Block) => may.edit && (isEmployer(roleId) ? block.side === 'employer' : !mustBeEmployer(block))
  return (
    <Card title="What blocks filing" count={blocks.length} flush={blocks.length > 0}>
      {blocks.length === 0 ? (
        <p className={rows.dimmed}>
          Nothing. {open.from && open.state === 'quiet' && `The window opens ${showDate(open.from)}.`}
        </p>
      ) : (
        <OpenItems label="What blocks filing">
          {blocks.map((block) => (
            <OpenItemRow
              key={block.key}
              kind={block.kind}
              what={block.title}
              about={block.about}
              dueOn={block.dueOn}
              {...(own(block) && block.key !== 'wage'
                ? {
                    action: {
                      verb: verbs[block.kind],
                      label: `${verbs[block.kind]}: ${block.title}`,
                      onClick: () => onOpen(block),
                    },
                  }
                : { after: block.side === 'employer' ? 'The employer does this' : '' })}
            />
          ))}
        </OpenItems>
      )}
    </Card>
  )
}

/** The firm may not consider applicants or sign for the employer (20 CFR 656.10(b)). */
const mustBeEmployer = ({ applicantId, key }: Block) => applicantId !== null || key === 'report'
