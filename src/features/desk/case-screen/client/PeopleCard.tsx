import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { movesApi } from '#case-file/client/api.ts'
import { caseListsApi, dashboardsApi } from '#desk/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import type { CasePart } from './CaseDetailsScreen.tsx'
import page from './case-page.module.css'
import { roleOf } from './people.ts'

/** Who takes part; whoever may, assigns the attorney here. */
export function PeopleCard({ file, reload }: CasePart) {
  const { isEmployee } = useViewer()
  const say = useSay()
  const assigns = file.may.assign && file.mode === 'LEGAL'
  const attorneys = useOperation(movesApi.attorneys, { companyId: file.companyId }, { enabled: assigns })
  const assign = useCommand(movesApi.assign, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  return (
    <Card title={say('People')} flush>
      <ul className={page.people}>
        {file.people
          .filter(({ side }) => !isEmployee || side !== 'employee')
          .map((person) => (
            <li key={person.userId}>
              <Avatar name={person.name} size={24} />
              <span>
                <strong>{person.name}</strong> <span className={styles.dimmed}>{roleOf(file, person, say)}</span>
              </span>
            </li>
          ))}
        {withoutAccount(file).map((name) => (
          <li key={name}>
            <Avatar name={name} size={24} />
            <span>
              <strong>{name}</strong> <span className={styles.dimmed}>{say('No account yet')}</span>
            </span>
          </li>
        ))}
      </ul>
      {assigns && attorneys.items && (
        <div className={page.inset}>
          <SelectField
            label="Attorney of this case"
            placeholder="Not assigned yet"
            value={file.attorneyId === null ? '' : String(file.attorneyId)}
            options={attorneys.items.items.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(attorneyId) =>
              void attempt(async () => {
                await assign.run({ id: file.id, attorneyId: attorneyId ? Number(attorneyId) : null })
                reload()
              })
            }
          />
        </div>
      )}
      {refusal}
    </Card>
  )
}

/** The case is about them, and nobody of the family can sign in. */
const withoutAccount = ({ people, personName }: CaseDetails): string[] =>
  personName !== '' && !people.some(({ side }) => side === 'employee') ? [personName] : []
