import { useState } from 'react'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import { ReasonDialog } from '#preparation/documents/client/ReasonDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { type FindingGroup, findingGroups } from '../finding-groups.ts'
import type { CheckReport, Finding } from '../records.ts'
import { type FindingActions, FindingRow } from './FindingRow.tsx'
import styles from './findings.module.css'
import { UncheckedRules } from './UncheckedRules.tsx'
import { standingOf } from './words.ts'

/** The pre-filing check of a case: what is wrong, where to put it right, what an attorney waived, what is not known. */
export function PreFilingPanel({ caseId }: { caseId: number }) {
  const check = useOperation(preFilingApi.check, { id: caseId })
  const waive = useCommand(preFilingApi.waive, { refresh: [preFilingApi.check] })
  const acknowledge = useCommand(preFilingApi.acknowledge, { refresh: [preFilingApi.check] })
  const unwaive = useCommand(preFilingApi.unwaive, { refresh: [preFilingApi.check] })
  const waiving = useDialog<Pick<Finding, 'rule' | 'key' | 'sentence'>>()
  const report = check.items
  const actionsFor = ({ mayWaive, mayAnswer }: CheckReport): FindingActions => ({
    onWaive: mayWaive ? waiving.open : undefined,
    onAcknowledge: mayAnswer ? ({ key }) => acknowledge.run({ id: caseId, finding: key }) : undefined,
    onTakeBack: mayAnswer ? ({ key }) => unwaive.run({ id: caseId, finding: key }) : undefined,
  })
  return (
    <section aria-label="Pre-filing check" className={styles.check}>
      {check.error && <ErrorState message={check.error.message} onRetry={() => void check.reload()} />}
      {!report && !check.error && <Loading lines={4} />}
      {report && (
        <>
          <p role="status">{standingOf(report)}</p>
          <FindingGroups caseId={caseId} report={report} actions={actionsFor(report)} />
          <UncheckedRules
            caseId={caseId}
            report={report}
            onWaive={({ rule, key, message }) => waiving.open({ rule, key, sentence: `Not checked: ${message}` })}
            onTakeBack={({ key }) => unwaive.run({ id: caseId, finding: key })}
          />
          <EndedWaivers report={report} />
        </>
      )}
      {waiving.subject && (
        <ReasonDialog
          key={waiving.turn}
          opened={waiving.opened}
          title={`Waive ${waiving.subject.rule}: ${waiving.subject.sentence}`}
          label="Why can it be filed anyway?"
          confirmLabel="Waive"
          onClose={waiving.close}
          onGiven={async (reason) => {
            await waive.run({ id: caseId, finding: waiving.subject?.key ?? '', reason })
            waiving.close()
          }}
        />
      )}
    </section>
  )
}

/** Passed, to fix, not checked: clear is only what was checked. */
export function Counters({ report: { passed, toFix, notChecked } }: { report: CheckReport }) {
  return (
    <>
      <StatusBadge hue="green">{`${passed} passed`}</StatusBadge>
      <StatusBadge hue={toFix === 0 ? 'gray' : 'red'}>{`${toFix} to fix`}</StatusBadge>
      <StatusBadge hue={notChecked === 0 ? 'gray' : 'orange'}>{`${notChecked} not checked`}</StatusBadge>
    </>
  )
}

/** A waiver is for one finding: once a value is another, it holds no longer, and who asks why sees it here. */
function EndedWaivers({ report: { ended } }: { report: CheckReport }) {
  if (ended.length === 0) return null
  return (
    <details>
      <summary>Decided before, not found now ({ended.length})</summary>
      <ul className={rows.list}>
        {ended.map(({ rule, sentence, reason, byName, at }) => (
          <li key={`${rule} ${at} ${sentence}`} className={rows.row}>
            <span>
              {rule} {sentence || 'It was not noted which finding this was about: decide again.'}
            </span>
            <span className={rows.dimmed}>
              {byName}, {showMoment(at)}: {reason}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

type FindingGroupsProps = { caseId: number; report: CheckReport; actions: FindingActions }

/** What the check finds, by what is to be done about it; long groups are closed until somebody opens them. */
function FindingGroups({ caseId, report: { findings, mayAnswer }, actions }: FindingGroupsProps) {
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

type Shown = 'all' | 'errors' | 'warnings' | 'waived'

const shows: Readonly<Record<Shown, (found: Finding) => boolean>> = {
  all: () => true,
  errors: ({ severity, waived }) => severity === 'error' && !waived,
  warnings: ({ severity, waived }) => severity === 'warn' && !waived,
  waived: ({ waived }) => waived !== null,
}

/** What the list can be narrowed to, with how many there are. */
export const choicesOf = (findings: readonly Finding[]): { value: Shown; label: string }[] =>
  (
    [
      ['all', 'Everything'],
      ['errors', 'Errors'],
      ['warnings', 'Warnings'],
      ['waived', 'Waived or acknowledged'],
    ] as const
  ).map(([value, words]) => ({ value, label: `${words} (${findings.filter(shows[value]).length})` }))

type ShownGroup = { group: FindingGroup; title: string; findings: Finding[]; open: boolean }

/** More than this, and a group opens only when asked to. */
const MANY = 5

/** Findings by what is to be done, what stands in the way first in each. */
export function groupsOf(findings: readonly Finding[], shown: Shown): ShownGroup[] {
  const kept = findings.filter(shows[shown])
  return findingGroups.flatMap((group) => {
    const own = kept.filter((found) => found.group === group).sort((one, other) => weight(one) - weight(other))
    if (own.length === 0) return []
    return [{ group, title: `${group}: ${countsOf(own)}`, findings: own, open: own.length <= MANY }]
  })
}

const weight = ({ severity, waived }: Finding) => (waived ? 3 : { error: 0, warn: 1, info: 2 }[severity])

function countsOf(findings: readonly Finding[]): string {
  const count = (wanted: (found: Finding) => boolean, one: string) => {
    const n = findings.filter(wanted).length
    return n === 0 ? [] : [`${n} ${one}${n === 1 || one.endsWith('ed') ? '' : 's'}`]
  }
  return [
    ...count(shows.errors, 'error'),
    ...count(shows.warnings, 'warning'),
    ...count(({ severity, waived }) => severity === 'info' && !waived, 'note'),
    ...count(({ severity, waived }) => severity === 'error' && waived !== null, 'waived'),
    ...count(({ severity, waived }) => severity !== 'error' && waived !== null, 'acknowledged'),
  ].join(', ')
}
