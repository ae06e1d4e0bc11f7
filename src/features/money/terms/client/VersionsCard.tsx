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
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { PublishDialog } from './PublishDialog.tsx'

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
