import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { terms as termsPdf } from '#identity/sessions/client/LoggedOutPage.tsx'
import { termsApi } from '#money/client/api.ts'
import styles from '#money/plans/client/money.module.css'
import { hrefOf } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useList } from '#platform/client/use-list.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'
import { MOST_TEXT, sectionsIn } from '../sections.ts'

/** For whoever publishes the terms: every version, and who accepted which and when. `text`: the wording that holds. */
export function VersionsCard({ text }: { text: string }) {
  const versions = useOperation(termsApi.versions, {})
  const [publishing, setPublishing] = useState(false)
  if (versions.error) return <ErrorState message={versions.error.message} onRetry={() => void versions.reload()} />
  if (!versions.items) return <Loading />
  return (
    <>
      <Card
        title="Versions"
        flush
        actions={
          <Button size="small" onClick={() => setPublishing(true)}>
            Publish a new version
          </Button>
        }
      >
        <ul className={styles.list}>
          {versions.items.items.map(({ version, since, publishedAt, publishedByName, acceptedCount }) => (
            <li key={version} className={styles.row}>
              <span>
                <span className={styles.strong}>
                  Version {version}, since {showDate(since)}
                </span>
                <br />
                <span className={styles.quiet}>
                  {publishedAt === null
                    ? 'Came with VisaCare'
                    : `Published by ${publishedByName} on ${showMoment(publishedAt)}`}
                  {`, accepted by ${counted(acceptedCount, 'person', 'people')}`}
                </span>
              </span>
              <a
                href={hrefOf(termsPdf, { version })}
                target="_blank"
                rel="noreferrer"
                aria-label={`Version ${version} as PDF`}
              >
                PDF
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <Accepted />
      {publishing && <PublishDialog text={text} onClose={() => setPublishing(false)} />}
    </>
  )
}

type Acceptance = RefOutput<typeof termsApi.acceptances>['items'][number]

const columns: Column<Acceptance>[] = [
  { key: 'name', title: 'Who', cell: ({ name, userName }) => name || userName },
  { key: 'userName', title: 'User', cell: ({ userName }) => userName },
  { key: 'of', title: 'Of', cell: ({ of }) => of },
  { key: 'version', title: 'Version', cell: ({ version }) => version },
  { key: 'acceptedAt', title: 'Accepted', cell: ({ acceptedAt }) => showMoment(acceptedAt) },
]

function Accepted() {
  const { state, setState, kept } = useTableSettings('terms-acceptances')
  const list = useList(termsApi.acceptances, state)
  return (
    <DataTable
      label="Who accepted"
      kept={kept}
      columns={columns}
      rowKey={({ userId, version }) => `${userId} ${version}`}
      rowLabel={({ userName }) => userName}
      page={list.items}
      loading={list.loading}
      error={list.error ?? undefined}
      onRetry={() => void list.reload()}
      state={state}
      onState={setState}
      empty={{
        title: 'Nobody has accepted the terms yet',
        text: 'Who accepts them stands here, with version and time.',
      }}
    />
  )
}

const HEADINGS = 'Begin with a heading, like “1. What this service is”.'

/** Another version of the terms, begun with the wording that holds. */
function PublishDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const publish = useCommand(termsApi.publish, {
    refresh: [termsApi.versions, termsApi.current, termsApi.acceptances],
  })
  const toast = useToast()
  const form = useForm({
    initial: { since: today() as string, text },
    check: (values) => ({
      since: values.since >= today() ? '' : 'Choose today or a later day.',
      text: !sectionsIn(values.text) ? HEADINGS : values.text === text ? 'This is the wording that holds already.' : '',
    }),
    submit: async (values) => {
      await publish.run(values)
      onClose()
      toast('The new version is published.', { kind: 'success' })
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Publish a new version" size="xl">
      <Form form={form}>
        <p>From its day on, everybody is asked to accept it. A published version cannot be changed or taken back.</p>
        <DateField label="Holds from" required {...form.field('since')} />
        <TextAreaField
          label="Text"
          hint="A line that begins with a number is a heading. An empty line begins a paragraph."
          required
          rows={16}
          maxLength={MOST_TEXT}
          {...form.field('text')}
        />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Publish
        </Button>
      </Form>
    </Dialog>
  )
}
