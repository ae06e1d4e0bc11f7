import { useState } from 'react'
import { jobTemplatesApi } from '#parties/client/api.ts'
import { call } from '#platform/client/call.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconPlus } from '#ui/icons.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState, Loading } from '#ui/page/states.tsx'
import type { JobTemplate } from '../contract.ts'
import styles from './job-templates.module.css'
import { TemplateDialog } from './TemplateDialog.tsx'

/** The jobs a company hires for again and again, on its profile. */
export function JobTemplatesCard({ companyId, readOnly }: { companyId: number; readOnly: boolean }) {
  const read = useOperation(jobTemplatesApi.list, { companyId })
  const editing = useDialog<JobTemplate | 'new'>()
  const deleting = useDialog<JobTemplate>()
  const { attempt, refusal } = useAttempt()
  const [items, setItems] = useState<readonly JobTemplate[]>()
  const shown = items ?? read.items?.items
  return (
    <Card
      title="Job templates"
      actions={
        !readOnly && (
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={() => editing.open('new')}>
            Add job template
          </Button>
        )
      }
    >
      {!shown && !read.error && <Loading lines={2} />}
      {!shown && <NotLoaded of={read} />}
      {shown?.length === 0 && (
        <EmptyState
          title="No job templates yet"
          text="Say once what a job is, like “Data Engineer, Boston”. It fills the job part of every new petition."
        />
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((template) => (
            <li key={template.id}>
              <span>
                <strong>{template.name}</strong>
                <span className={styles.says}>{summary(template)}</span>
              </span>
              {!readOnly && (
                <MoreMenu
                  label={`More about ${template.name}`}
                  actions={[
                    { label: 'Edit', onSelect: () => editing.open(template) },
                    { label: 'Delete', danger: true, onSelect: () => deleting.open(template) },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <TemplateDialog
        key={`edit ${editing.turn}`}
        {...editing}
        companyId={companyId}
        onSaved={(saved) => {
          setItems(saved)
          editing.close()
        }}
      />
      <ConfirmDialog
        opened={deleting.opened}
        onClose={deleting.close}
        title={`Delete ${deleting.subject?.name ?? ''}?`}
        confirmLabel="Delete"
        onConfirm={async () => {
          await attempt(async () => {
            if (!deleting.subject) return
            const { items: left } = await call(jobTemplatesApi.remove, { companyId, templateId: deleting.subject.id })
            setItems(left)
          })
        }}
      >
        <p>What it filled in before stays.</p>
      </ConfirmDialog>
      {refusal}
    </Card>
  )
}

const summary = ({ answers }: JobTemplate): string =>
  ['employment.jobTitle', 'employment.worksiteCity', 'employment.worksiteState']
    .flatMap((id) => (answers[id]?.value === undefined ? [] : [String(answers[id]?.value)]))
    .join(', ')
