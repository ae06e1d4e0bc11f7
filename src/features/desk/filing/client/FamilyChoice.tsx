import { packagesApi } from '#paperwork/client/api.ts'
import type { FamilyFiling, FilingState } from '#paperwork/packages/records.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { feesApi, preFilingApi } from '#preparation/client/api.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'

/** Whether the family's applications go out in the petition's package, and what each of them still lacks. */
export function FamilyChoice({ caseId, state }: { caseId: number; state: FilingState }) {
  const save = useCommand(packagesApi.plan, { refresh: [packagesApi.state, preFilingApi.check, feesApi.fees] })
  const { attempt, refusal } = useAttempt()
  const { family, withFamily, mayEdit } = state
  if (family.length === 0) return null
  return (
    <section aria-label="Family" className={styles.package}>
      {mayEdit ? (
        <CheckField
          label="File the family’s application in this package"
          hint="It follows this case’s own pages, with its own payment form and G-28. Each case gets its own receipt."
          checked={withFamily}
          onChange={(given) => void attempt(() => save.run({ id: caseId, withFamily: given }))}
        />
      ) : (
        <p>
          {withFamily ? 'The family’s application is in this package.' : 'The family’s application goes by itself.'}
        </p>
      )}
      <ul className={rows.list}>
        {family.map((each) => (
          <Member key={each.id} member={each} chosen={withFamily} />
        ))}
      </ul>
      {refusal}
    </section>
  )
}

function Member({
  member: { id, number, name, typeName, lacks, notes },
  chosen,
}: {
  member: FamilyFiling
  chosen: boolean
}) {
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <span className={rows.grow}>
          {name}, {typeName}
        </span>
        <Link to={`/visaCareFiling/${id}`}>{number}</Link>
        {chosen && (
          <StatusBadge hue={lacks.length === 0 ? 'green' : 'orange'}>
            {lacks.length === 0 ? 'Ready' : 'Not ready'}
          </StatusBadge>
        )}
      </div>
      {[...lacks, ...notes].map((each) => (
        <span key={each} className={rows.dimmed}>
          {each}
        </span>
      ))}
    </li>
  )
}
