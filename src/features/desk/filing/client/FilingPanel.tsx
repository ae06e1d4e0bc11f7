import { packagesApi } from '#paperwork/client/api.ts'
import type { FilingState } from '#paperwork/packages/records.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import rows from '#ui/page/rows.module.css'
import { FamilyChoice } from './FamilyChoice.tsx'
import styles from './filing.module.css'
import { PackageItem } from './PackageItem.tsx'

type FilingPanelProps = { caseId: number; state: FilingState; underWay: boolean; onFiled: () => void }

/** The package as one PDF, and the note that it was filed. */
export function FilingPanel({ caseId, state, underWay, onFiled }: FilingPanelProps) {
  const build = useCommand(packagesApi.build, { refresh: [packagesApi.state] })
  return (
    <section aria-label="Filing package" className={styles.panel}>
      <FamilyChoice caseId={caseId} state={state} />
      {state.mayEdit && (
        <div className={rows.actions}>
          <AttemptButton disabled={underWay} work={() => build.run({ id: caseId })}>
            Build the package
          </AttemptButton>
        </div>
      )}
      {state.packages.length === 0 && <p className={rows.dimmed}>No package has been built yet.</p>}
      <ul className={rows.list}>
        {state.packages.map((each, place) => (
          <PackageItem
            key={each.id}
            caseId={caseId}
            item={each}
            // The newest stands first; one that was built again is not what goes out.
            mayFile={state.mayFile && place === 0}
            masked={state.masked}
            onFiled={onFiled}
          />
        ))}
      </ul>
    </section>
  )
}
