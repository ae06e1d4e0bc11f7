import { useState } from 'react'
import type { Known } from '#engine/answer.ts'
import { templateFacts } from '#facts/job-template.ts'
import { jobTemplatesApi } from '#parties/client/api.ts'
import { changesIn, type Drafts, draftsOf, problemsIn } from '#parties/facts/client/draft.ts'
import { FactRow } from '#parties/facts/client/FactRow.tsx'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { today } from '#ui/today.ts'
import type { JobTemplate } from '../contract.ts'
import styles from './job-templates.module.css'

type TemplateDialogProps = {
  opened: boolean
  subject: JobTemplate | 'new' | undefined
  close: () => void
  companyId: number
  onSaved: (items: readonly JobTemplate[]) => void
}

/** One job template: its name and what the forms ask about the job. */
export function TemplateDialog({ opened, subject, close, companyId, onSaved }: TemplateDialogProps) {
  const template = subject === 'new' ? undefined : subject
  const [name, setName] = useState(template?.name ?? '')
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(templateFacts, (template?.answers ?? {}) as Known))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useCommand(jobTemplatesApi.save)
  const run = async () => {
    const found = problemsIn(templateFacts, {}, drafts, today())
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const answers = changesIn(templateFacts, {}, drafts)
    try {
      const saved = await save.run({ companyId, templateId: template?.id, name, answers: answers as never })
      onSaved(saved.items)
    } catch (error) {
      if (error instanceof CallFailed) setErrors(error.fields ?? {})
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={template ? template.name : 'New job template'}
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={save.loading} onClick={() => void run()}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        hint="Like Data Engineer, Boston."
        required
        maxLength={120}
        value={name}
        error={errors.name ?? (Object.keys(errors).length === 0 ? save.error?.message : undefined)}
        onChange={setName}
      />
      <div className={styles.facts}>
        {templateFacts.map((fact) => (
          <FactRow
            key={fact.id}
            fact={fact}
            draft={drafts[fact.id] ?? { text: '' }}
            known={undefined}
            authors={{}}
            errors={errors}
            readOnly={false}
            onChange={(draft) => setDrafts((now) => ({ ...now, [fact.id]: draft }))}
          />
        ))}
      </div>
    </Dialog>
  )
}
