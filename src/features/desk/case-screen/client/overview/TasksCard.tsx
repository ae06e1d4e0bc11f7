import { sideWords } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { howFar, urgencyHue } from '#case-file/cases/client/words.ts'
import { toOthers } from '#case-file/cases/item-words.ts'
import { doneWords, NOT_DONE_BEFORE_FILING } from '#case-file/cases/rules.ts'
import { caseScreenApi, dashboardsApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CasePart } from '../case-part.ts'

/** What has to be done, by whom and until when. */
export function TasksCard({ file, reload }: CasePart) {
  const setDone = useCommand(caseScreenApi.setTaskDone, { refresh: [dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  const toggle = (taskId: number, done: boolean) =>
    void attempt(async () => {
      await setDone.run({ id: file.id, taskId, done })
      reload()
    })
  return (
    <Card title="Tasks">
      <ul className={styles.list}>
        {file.tasks.map(({ id, title, details, forWhom, dueOn, doneAt, doneByName }) => (
          <li key={id}>
            <div className={styles.grow}>
              <CheckField
                label={forWhom === 'employee' ? toOthers(title) : title}
                hint={details || undefined}
                checked={doneAt !== null && doneByName !== NOT_DONE_BEFORE_FILING}
                disabled={!file.may.edit && file.mode === 'LEGAL' && forWhom !== 'employee'}
                onChange={(done) => toggle(id, done)}
              />
            </div>
            <span className={styles.dimmed}>{doneAt ? doneWords(doneByName) : sideWords(forWhom, file.mode)}</span>
            {dueOn && doneAt === null && (
              <StatusBadge hue={urgencyHue(dueOn)}>
                {showDate(dueOn)}, {howFar(dueOn)}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {refusal}
    </Card>
  )
}
