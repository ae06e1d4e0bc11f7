import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { type NoticeKind, namesWorkers, noticeKinds, noticeWords } from '../notices.ts'
import type { Notice } from '../records.ts'
import styles from './i9.module.css'
import { refresh } from './refresh.ts'

/** What the government sent after the inspection began, each with its day; the inspection itself stands with its bundle. */
export function NoticesCard({ notices }: { notices: readonly Notice[] }) {
  const [adding, setAdding] = useState(false)
  const all = notices.filter(({ closedOn }) => closedOn === null)
  const open = all.filter(({ kind }) => kind !== 'inspection')
  return (
    <Card
      title="Notices of the government"
      actions={
        <Button variant="link" onClick={() => setAdding(true)}>
          Record a notice
        </Button>
      }
    >
      {open.length === 0 && (
        <p className={styles.dim}>
          {all.length > 0 ? 'The notice of inspection is open, see the bundle. No other one is.' : 'None is open.'}
        </p>
      )}
      {open.map((notice) => (
        <div key={notice.id} className={styles.notice}>
          <strong>{noticeWords[notice.kind].title}</strong> of {showDate(notice.servedOn)}
          {notice.dueOn && (
            <>
              : {noticeWords[notice.kind].does} by <strong>{showDate(notice.dueOn)}</strong>
              {rollBack(notice.dueOn) !== notice.dueOn && `, a closed day: act by ${showDate(rollBack(notice.dueOn))}`}
            </>
          )}
          . {noticeWords[notice.kind].says} Nothing is destroyed meanwhile.
          {notice.workers.length > 0 && <p>{notice.workers.join(', ')}</p>}
          <CloseNotice notice={notice} words="Close this notice" />
        </div>
      ))}
      {adding && <NewNotice close={() => setAdding(false)} />}
    </Card>
  )
}

function NewNotice({ close }: { close: () => void }) {
  const record = useCommand(i9Api.recordNotice, { refresh })
  const form = useForm({
    initial: {
      kind: 'technical failures',
      servedOn: '',
      servedHow: 'person',
      printedDueOn: '',
      workers: '',
    },
    check: ({ servedOn }) => ({ ...(servedOn === '' && { servedOn: 'Notice came on: enter the day.' }) }),
    submit: async ({ kind, servedOn, servedHow, printedDueOn, workers }) => {
      const named = workers.split('\n').flatMap((line) => line.trim() || [])
      const how = servedHow as Notice['servedHow']
      await record.run({
        kind: kind as NoticeKind,
        servedOn,
        servedHow: how,
        printedDueOn: printedDueOn || null,
        workers: named,
      })
      close()
    },
  })
  const kind = form.values.kind as NoticeKind
  return (
    <Dialog opened onClose={close} title="Record a notice">
      <Form form={form}>
        <SelectField
          label="What came"
          placeholder={null}
          options={noticeKinds.flatMap((value) =>
            value === 'inspection' ? [] : [{ value, label: noticeWords[value].title }],
          )}
          {...form.field('kind')}
        />
        <p className={styles.dim}>{noticeWords[kind].says}</p>
        <DateField label="Notice came on" required years="past" {...form.field('servedOn')} />
        <SelectField
          label="How"
          placeholder={null}
          options={[
            { value: 'person', label: 'In person' },
            { value: 'certified', label: 'Certified mail' },
            { value: 'mail', label: 'Ordinary mail' },
          ]}
          {...form.field('servedHow')}
        />
        <DateField
          label="Day printed on it"
          hint="Leave it empty where none is printed: the rule counts one."
          {...form.field('printedDueOn')}
        />
        {namesWorkers.includes(kind) && (
          <TextAreaField label="Workers it names" hint="One in each line." {...form.field('workers')} />
        )}
        <SubmitOrCancel form={form} onCancel={close} submit="Save" />
      </Form>
    </Dialog>
  )
}

/** With the last open notice the hold ends: forms past their day can be destroyed again, so nobody closes one by a slip. */
export function CloseNotice({ notice, words }: { notice: Notice; words: string }) {
  const [asking, setAsking] = useState(false)
  const close = useCommand(i9Api.closeNotice, { refresh })
  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          dangerous
          title={`Close the notice of ${showDate(notice.servedOn)}?`}
          confirmLabel="Close the notice"
          onConfirm={async () => {
            await close.run({ noticeId: notice.id })
          }}
          onClose={() => setAsking(false)}
        >
          Close it only when the government has ended the matter. When no notice is open, its dates are no longer shown
          and forms past their keeping date may be destroyed.
        </ConfirmDialog>
      )}
    </>
  )
}
