import { Suspense, useState } from 'react'
import type { CaseTab } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import type { Remark } from '#case-file/cases/records.ts'
import { Status } from '#case-types/status/statuses.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { WorksheetsCard } from '#preparation/worksheets/client/WorksheetsCard.tsx'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { CasePart } from './case-part.ts'
import { FamilyTab } from './family/FamilyTab.tsx'
import { MessagesCard, MessagesClosed } from './messages/MessagesCard.tsx'
import { FormsCard, QuestionnairesCard } from './overview/FormsCard.tsx'
import { RelatedCard, TimelineCard } from './overview/TimelineCard.tsx'
import {
  CaseDocuments,
  CaseLetters,
  CollectionTab,
  DeadlinesPanel,
  EnvelopesCard,
  FeesPanel,
  FilingSummary,
  HoldLine,
  MailsCard,
  RecruitmentTab,
  ResponseCard,
  ReviewTab,
  SharedLetters,
} from './panels.ts'

/** What stands behind a tab; it is asked for when it is opened. */
export function CaseTabs({ tab, file, reload }: CasePart & { tab: Exclude<CaseTab, 'overview'> }) {
  return (
    <Suspense fallback={<Loading lines={8} />}>
      {tab === 'collection' && <CollectionTab caseId={file.id} reload={reload} />}
      {tab === 'review' && <ReviewTab caseId={file.id} reload={reload} />}
      {tab === 'family' && <FamilyTab file={file} />}
      {tab === 'recruitment' && <RecruitmentTab caseId={file.id} />}
      {tab === 'questions' && <QuestionnairesCard file={file} />}
      {tab === 'documents' && (
        <>
          <CaseDocuments caseId={file.id} />
          <SharedLetters caseId={file.id} />
          <EnvelopesCard caseId={file.id} />
          {file.may.edit && <HoldLine caseId={file.id} />}
        </>
      )}
      {tab === 'letters' && <CaseLetters caseId={file.id} />}
      {tab === 'forms' && (
        <>
          <FormsCard file={file} />
          {file.may.seeFees && <WorksheetsCard caseId={file.id} />}
        </>
      )}
      {tab === 'filing' && (
        <>
          {isAnswered(file) && <ResponseCard caseId={file.id} />}
          <div className={styles.columns}>
            <FilingSummary caseId={file.id} status={file.status} />
            {file.may.seeFees && <FeesPanel caseId={file.id} />}
          </div>
        </>
      )}
      {tab === 'dates' && (
        <DeadlinesPanel caseId={file.id}>
          <KnownDates file={file} />
        </DeadlinesPanel>
      )}
      {tab === 'messages' && (
        <div className={styles.columns}>
          {file.may.readRemarks ? <MessagesCard file={file} reload={reload} /> : <MessagesClosed />}
          {file.may.readRemarks && (
            <div className={styles.column}>
              {(file.may.edit || file.notes.length > 0) && <NotesCard file={file} reload={reload} />}
              <MailsCard caseId={file.id} reload={reload} />
            </div>
          )}
        </div>
      )}
      {tab === 'history' && (
        <div className={styles.columns}>
          <TimelineCard file={file} />
          <div className={styles.column}>
            {file.may.edit && <ChangesCard file={file} />}
            <RelatedCard file={file} />
          </div>
        </div>
      )}
    </Suspense>
  )
}

/** The agency asked for something, now or before. */
const isAnswered = ({ status, rfeNoticeOn, rfeDueOn }: CasePart['file']): boolean =>
  status === Status.noticeOpen || rfeNoticeOn !== null || rfeDueOn !== null

/** What was filed and what the agency's notices say; what is due next stands with the deadlines. */
function KnownDates({ file }: { file: CaseDetails }) {
  const say = useSay()
  const rows: [string, string | null][] = [
    ['Filed', file.filedOn],
    ['Received', file.receiptOn],
    ['Priority date', file.priorityDate],
    ['Date of the notice', file.rfeNoticeOn],
    ['Answered', file.rfeRespondedOn],
    ['Decided', file.decidedOn],
    ['Valid from', file.validFrom],
    ['Valid until', file.validUntil],
  ]
  const known = rows.filter(([, date]) => date !== null)
  if (known.length === 0 && !file.receiptNumber) return null
  return (
    <dl className={styles.facts}>
      {file.receiptNumber && (
        <>
          <dt>{say('Receipt number')}</dt>
          <dd className={styles.figures}>{file.receiptNumber}</dd>
        </>
      )}
      {known.map(([title, date]) => (
        <Row key={title} title={say(title)} date={date} />
      ))}
    </dl>
  )
}

function Row({ title, date }: { title: string; date: string | null }) {
  return (
    <>
      <dt>{title}</dt>
      <dd className={styles.figures}>{showDate(date)}</dd>
    </>
  )
}

/** What was answered otherwise since the agency last heard about this person. */
function ChangesCard({ file }: { file: CaseDetails }) {
  const found = useOperation(
    caseScreenApi.changesSinceFiling,
    { personId: file.personId ?? 0 },
    { enabled: file.personId !== null },
  )
  if (!found.items?.filedOn) return <NotLoaded title="Changed since the last filing" of={found} />
  const { filedOn, number, packageNumber, items } = found.items
  return (
    <Card title="Changed since the last filing">
      <p className={styles.dimmed}>
        Case {number} was filed on {showDate(filedOn)}
        {packageNumber === null ? '' : ` (package ${packageNumber})`}.
        {items.length === 0 && ' Nothing about this person changed since.'}
      </p>
      <ul className={styles.list}>
        {items.map(({ fact, label, at }) => (
          <li key={fact}>
            <span className={styles.grow}>{label}</span>
            <span className={styles.dimmed}>{showMoment(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const required = ({ text }: { text: string }) => ({ ...(text.trim() === '' && { text: 'Enter a note.' }) })

/** Notes are kept, not sent. Internal ones are for the law firm and the provider. */
function NotesCard({ file, reload }: CasePart) {
  const add = useCommand(caseScreenApi.addNote)
  const [internal, setInternal] = useState(file.may.seeInternal)
  const form = useForm({
    initial: { text: '' },
    check: required,
    submit: async ({ text }) => {
      await add.run({ id: file.id, text, internal })
      form.reset()
      reload()
    },
  })
  return (
    <Card title="Notes">
      {file.may.edit && (
        <Form form={form}>
          <TextAreaField label="New note" rows={2} maxLength={4000} {...form.field('text')} />
          {file.may.seeInternal && (
            <CheckField label="Internal, for the law firm only" checked={internal} onChange={setInternal} />
          )}
          <FormActions>
            <Button type="submit" loading={form.submitting}>
              Add note
            </Button>
          </FormActions>
        </Form>
      )}
      <Remarks items={file.notes} none="No notes yet." />
    </Card>
  )
}

function Remarks({ items, none }: { items: readonly Remark[]; none: string }) {
  if (items.length === 0) return <p className={styles.dimmed}>{none}</p>
  return (
    <ul className={styles.list}>
      {items.map(({ id, text, byName, at, internal }) => (
        <li key={id}>
          <span className={styles.grow}>
            <span className={styles.text}>{text}</span>
            <br />
            <span className={styles.dimmed}>
              {byName}, {showMoment(at)}
            </span>
          </span>
          {internal && <StatusBadge hue="violet">Internal</StatusBadge>}
        </li>
      ))}
    </ul>
  )
}
