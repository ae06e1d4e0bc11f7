import { recruitmentApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconPlus } from '#ui/icons.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import rows from '#ui/page/rows.module.css'
import { EmptyState } from '#ui/page/states.tsx'
import type { Line, RecruitmentOfCase, Step } from '../records.ts'
import { refreshed } from './saving.ts'

type StepsCardProps = { caseId: number; file: RecruitmentOfCase; onEdit: (step: Step | 'new') => void }

const chips: Readonly<Record<Line['state'], { hue: 'green' | 'orange' | 'red' | 'gray' | 'blue'; words: string }>> = {
  done: { hue: 'green', words: 'Done' },
  running: { hue: 'blue', words: 'Runs' },
  planned: { hue: 'gray', words: 'Planned' },
  'proof missing': { hue: 'orange', words: 'Proof missing' },
  'too old': { hue: 'red', words: 'Too old' },
  void: { hue: 'red', words: 'The text fails' },
  'left out': { hue: 'gray', words: 'Replaced' },
}

/** The recruitment plan: mandatory steps and additional ones, each with its days, its proof and whether it is done. */
export function StepsCard({ caseId, file, onEdit }: StepsCardProps) {
  const { attempt, refusal } = useAttempt()
  const save = useCommand(recruitmentApi.saveStep, { refresh: refreshed })
  const remove = useCommand(recruitmentApi.removeStep, { refresh: refreshed })
  const removing = useDialog<Step>()
  const { steps, lines, may } = file
  const setLeftOut = (step: Step, leftOut: boolean) =>
    attempt(async () => {
      const { id, documentId: _file, documentName: _name, ...given } = step
      await save.run({ ...given, id: caseId, stepId: id, leftOut })
    })
  return (
    <Card
      title="Recruitment plan"
      count={steps.length}
      actions={
        may.edit && (
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={() => onEdit('new')}>
            Add a step
          </Button>
        )
      }
    >
      {steps.length === 0 && (
        <EmptyState
          title="No recruitment step yet"
          text="A job order of 30 days, ads on two Sundays and a notice of filing; for a professional job three additional kinds."
        />
      )}
      {steps.length > 0 && (
        <ul className={rows.list}>
          {lines.map(({ stepId, label, state }) => {
            const step = steps.find(({ id }) => id === stepId)
            if (!step) return null
            return (
              <li key={stepId} className={rows.head}>
                <span className={rows.grow}>
                  <strong>{label}</strong>
                  <br />
                  <span className={rows.dimmed}>{daysOf(step)}</span>
                </span>
                <Chip hue={chips[state].hue}>{chips[state].words}</Chip>
                {may.edit && (
                  <MoreMenu
                    label={`More about ${label}`}
                    actions={[
                      { label: 'Edit', onSelect: () => onEdit(step) },
                      step.leftOut
                        ? { label: 'Count it again', onSelect: () => void setLeftOut(step, false) }
                        : { label: 'Replaced by a newer step', onSelect: () => void setLeftOut(step, true) },
                      { label: 'Remove', danger: true, onSelect: () => removing.open(step) },
                    ]}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title="Remove this step?"
        confirmLabel="Remove"
        onConfirm={async () => {
          await attempt(async () => {
            if (removing.subject) await remove.run({ id: caseId, stepId: removing.subject.id })
          })
        }}
      >
        <p>
          Remove only what was entered by mistake. A step that ran and is too old is replaced, and stays in the file.
        </p>
      </ConfirmDialog>
      {refusal}
    </Card>
  )
}

const daysOf = ({ kind, from, until, takenDownBy }: Step): string => {
  if (kind === 'Sunday ad') return `Printed ${showDate(from)}`
  const end = until ? `to ${showDate(until)}` : 'still running'
  return `${showDate(from)} ${end}${takenDownBy && `, taken down by ${takenDownBy}`}`
}
