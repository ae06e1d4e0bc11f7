import styles from '#case-file/cases/client/cases.module.css'
import { movesApi } from '#case-file/moves/client/api.ts'
import { caseListsApi } from '#desk/case-lists/client/api.ts'
import { dashboardsApi } from '#desk/dashboards/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'

/** Who takes part and what they do; whoever may, assigns the attorney here. */
export function ParticipantsCard({ file, reload }: CasePart) {
  const assigns = file.may.assign && file.mode === 'LEGAL'
  const attorneys = useOperation(movesApi.attorneys, { companyId: file.companyId }, { enabled: assigns })
  const assign = useCommand(movesApi.assign, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  return (
    <Card title="Participants">
      <ul className={styles.list}>
        {file.participants.map(({ code, words, name, does }) => (
          <li key={code}>
            <span className={styles.grow}>
              <strong>{words}</strong>
              {name && `: ${name}`}
              <br />
              <span className={styles.dimmed}>{does}</span>
            </span>
          </li>
        ))}
      </ul>
      {assigns && attorneys.items && (
        <SelectField
          label="Attorney of this case"
          placeholder="Nobody yet"
          value={file.attorneyId === null ? '' : String(file.attorneyId)}
          options={attorneys.items.items.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(attorneyId) =>
            void attempt(async () => {
              await assign.run({ id: file.id, attorneyId: attorneyId ? Number(attorneyId) : null })
              reload()
            })
          }
        />
      )}
      {refusal}
    </Card>
  )
}
