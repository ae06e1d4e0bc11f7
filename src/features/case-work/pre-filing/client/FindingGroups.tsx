import { useState } from 'react'
import { SelectField } from '#ui/fields/SelectField.tsx'
import rows from '#ui/page/rows.module.css'
import type { CheckReport } from '../records.ts'
import { type FindingActions, FindingRow } from './FindingRow.tsx'
import { choicesOf, groupsOf, type Shown } from './finding-list.ts'
import styles from './findings.module.css'

type FindingGroupsProps = { caseId: number; report: CheckReport; actions: FindingActions }

/** What the check finds, by what is to be done about it; long groups are closed until somebody opens them. */
export function FindingGroups({ caseId, report: { findings, mayAnswer }, actions }: FindingGroupsProps) {
  const [shown, setShown] = useState<Shown>('all')
  if (findings.length === 0) return null
  const groups = groupsOf(findings, shown)
  return (
    <>
      <SelectField
        label="Show"
        placeholder={null}
        options={choicesOf(findings)}
        value={shown}
        onChange={(value) => setShown(value as Shown)}
      />
      {groups.length === 0 && <p className={rows.dimmed}>Nothing of this kind.</p>}
      {groups.map(({ group, title, findings: own, open }) => (
        <details key={`${shown} ${group}`} className={styles.group} open={open}>
          <summary>{title}</summary>
          <ul className={rows.list}>
            {own.map((found) => (
              <FindingRow key={found.key} caseId={caseId} found={found} mayAnswer={mayAnswer} actions={actions} />
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
