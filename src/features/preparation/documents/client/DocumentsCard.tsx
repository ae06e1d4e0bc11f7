import { useState } from 'react'
import { sidesOf } from '#case-file/cases/policy.ts'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { download } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { IconUpload } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { CaseDocuments, Document, RequestedItem } from '../records.ts'
import { AskDialog } from './AskDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import styles from './documents.module.css'
import { NewVersionDialog } from './NewVersionDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { refresh } from './refresh.ts'
import { groupsWithFirst } from './rows.ts'
import { standingOf } from './words.ts'

type DocumentsCardProps = {
  of: CaseDocuments
  /** What stands on top, by a part of its name. */
  first?: string
  onUpload: (target?: { itemId?: string; files?: File[] }) => void
}

/** Everything asked for and everything that came in: who owes it, by when, and what became of it. */
export function DocumentsCard({ of, first = '', onUpload }: DocumentsCardProps) {
  const { caseId, requests, documents, versions, may } = of
  const { roleId, isEmployee } = useViewer()
  const say = useSay()
  const [all, setAll] = useState(false)
  const viewing = useDialog<Document>()
  const changing = useDialog<Document>()
  const replacing = useDialog<Document>()
  const asking = useDialog<RequestedItem | undefined>()
  const answering = useDialog<undefined>()
  const reminding = useDialog<undefined>()
  const groups = groupsWithFirst(of, sidesOf(roleId), all, first)
  const perhaps = requests.filter(({ state }) => state === 'perhaps').length
  const open = requests.filter(({ state }) => state === 'asked' || state === 'rejected')
  const ask = may.ask !== 'nobody' && (
    <Button size="small" onClick={() => asking.open(undefined)}>
      Ask for a document
    </Button>
  )
  const add = may.upload && (
    <Button size="small" icon={<IconUpload size={16} aria-hidden />} onClick={() => onUpload()}>
      {say('Add documents')}
    </Button>
  )
  return (
    <Card
      title={say('Documents')}
      flush
      actions={
        <div className={styles.actions}>
          {documents.length > 1 && <DownloadAll caseId={caseId} />}
          {may.remind && open.length > 0 && (
            <Button size="small" onClick={() => reminding.open(undefined)}>
              Remind
            </Button>
          )}
          {of.questions.length > 0 && (
            <Button size="small" onClick={() => answering.open(undefined)}>
              {say(of.questions.length === 1 ? 'Answer 1 question' : `Answer ${of.questions.length} questions`)}
            </Button>
          )}
          {ask}
          {add}
        </div>
      }
    >
      {groups.length === 0 && (
        <EmptyState
          title={say('No documents yet')}
          text={say(whatToDo(of, isEmployee))}
          action={may.upload ? add : ask}
        />
      )}
      {groups.length > 0 && (
        <p role="status" className={styles.standing}>
          {say(standingOf(requests))}
        </p>
      )}
      {groups.map(({ key, title, standing, lines }) => (
        <section key={key} className={styles.group} aria-label={say(title)}>
          {(groups.length > 1 || first !== '') && (
            <div className={styles.groupHead}>
              <h3>{say(title)}</h3>
              <span className={styles.hint}>{say(standing)}</span>
            </div>
          )}
          <ul className={styles.list} aria-label={`${say('Documents')}: ${say(title)}`}>
            {lines.map((line) => (
              <DocumentRow
                key={line.key}
                line={line}
                of={of}
                onUpload={(files) => onUpload({ itemId: line.item?.itemId, files })}
                onView={viewing.open}
                onChange={changing.open}
                onReplace={replacing.open}
                onDue={asking.open}
              />
            ))}
          </ul>
        </section>
      ))}
      {perhaps > 0 && (
        <div className={styles.more}>
          <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {say(all ? 'Hide what may not apply' : 'Show {n} more that may apply', { n: perhaps })}
          </Button>
        </div>
      )}
      {viewing.subject && (
        <PreviewDialog
          key={viewing.turn}
          opened={viewing.opened}
          document={viewing.subject}
          versions={versions.filter(({ documentId }) => documentId === viewing.subject?.id)}
          onClose={viewing.close}
        />
      )}
      {changing.subject && (
        <DetailsDialog
          key={`change ${changing.turn}`}
          opened={changing.opened}
          of={of}
          document={documents.find(({ id }) => id === changing.subject?.id) ?? changing.subject}
          onClose={changing.close}
        />
      )}
      {replacing.subject && (
        <NewVersionDialog
          key={`replace ${replacing.turn}`}
          opened={replacing.opened}
          document={replacing.subject}
          onClose={replacing.close}
        />
      )}
      <QuestionsDialog
        key={`questions ${answering.turn}`}
        of={of}
        opened={answering.opened}
        onClose={answering.close}
      />
      <AskDialog
        key={`ask ${asking.turn}`}
        of={of}
        opened={asking.opened}
        item={asking.subject}
        onClose={asking.close}
      />
      {reminding.turn > 0 && (
        <RemindDialog
          key={`remind ${reminding.turn}`}
          ids={[caseId]}
          only="document"
          refresh={refresh}
          opened={reminding.opened}
          onClose={reminding.close}
          onDone={() => {}}
        />
      )}
    </Card>
  )
}

function whatToDo({ mode, personName, may }: CaseDocuments, isEmployee: boolean): string {
  if (isEmployee && mode === 'DIY')
    return 'Nothing is asked of you right now. You can still add a document that belongs to the case.'
  if (isEmployee) return 'Nothing is asked of you right now. You can still add a document your law firm should have.'
  const [first = ''] = personName.split(' ')
  return may.ask === 'nobody'
    ? 'Add the first document of this case.'
    : `Ask ${first || 'the employee'} for what you need, or add a document yourself.`
}

/** Everything of the case as one archive. Who may not see Social Security numbers gets the rest; its manifest says so. */
function DownloadAll({ caseId }: { caseId: number }) {
  const say = useSay()
  const take = (all: boolean) => download(hrefOf(documentsApi.archive, { caseId, all: String(all) }))
  return (
    <ConfirmedButton
      size="small"
      variant="subtle"
      work={() =>
        take(true).catch((error: unknown) => {
          if (error instanceof CallFailed && error.code === 'NOT_REVEALED') return take(false)
          throw error
        })
      }
    >
      {say('Download all')}
    </ConfirmedButton>
  )
}

type QuestionsDialogProps = { of: Pick<CaseDocuments, 'caseId' | 'questions'>; opened: boolean; onClose: () => void }

/** What decides whether documents are needed: each answer puts them on the list or takes them off it. */
function QuestionsDialog({ of: { caseId, questions }, opened, onClose }: QuestionsDialogProps) {
  const save = useCommand(caseDetailsApi.update, { refresh: [...refresh, caseDetailsApi.get] })
  const [answers, setAnswers] = useState<Record<string, YesNo>>({})
  const { attempt, refusal } = useAttempt()
  const saveAll = () =>
    attempt(async () => {
      const known = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer === 'Yes']))
      await save.run({ id: caseId, known })
      onClose()
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="What the list depends on"
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={save.loading}
            disabled={Object.keys(answers).length === 0}
            onClick={() => void saveAll()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {questions.map(({ id, words }) => (
          <YesNoField
            key={id}
            label={words}
            value={answers[id] ?? ''}
            onChange={(answer) => setAnswers((now) => ({ ...now, [id]: answer }))}
          />
        ))}
      </div>
      {refusal}
    </Dialog>
  )
}
