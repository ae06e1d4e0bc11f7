import type { reportsApi } from '#insight/client/api.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconPlus } from '#ui/icons.ts'
import { Link, useNavigateTo } from '#ui/navigation.tsx'
import { addressOfSaved, reportsPath } from '../addresses.ts'
import styles from './reports.module.css'

type ReportMenuProps = {
  list: RefOutput<typeof reportsApi.list> | undefined
  current: string
  onBuild: () => void
}

/** Every report there is, by what it is about; one's own at the end. */
export function ReportMenu({ list, current, onBuild }: ReportMenuProps) {
  const navigate = useNavigateTo()
  const groups = [
    ...[...new Set(list?.ready.map(({ group }) => group))].map((group) => ({
      group,
      reports: (list?.ready ?? [])
        .filter((each) => each.group === group)
        .map(({ id, title }) => ({ id, title, to: `${reportsPath}?report=${encodeURIComponent(id)}` })),
    })),
    {
      group: 'Saved',
      reports: (list?.saved ?? []).map((saved) => ({
        id: `saved:${saved.id}`,
        title: saved.name,
        to: addressOfSaved(saved),
      })),
    },
  ]
  const every = groups.flatMap(({ reports }) => reports)
  return (
    <nav aria-label="Reports" className={styles.menu} data-print="none">
      {/* On a phone the list would push the report off the screen. */}
      <div className={styles.narrowMenu}>
        <SelectField
          label="Report"
          placeholder={current ? null : 'Not saved'}
          value={current}
          options={every.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => navigate(every.find((each) => each.id === id)?.to ?? reportsPath)}
        />
      </div>
      {groups.map(({ group, reports }) =>
        reports.length === 0 ? null : (
          <div key={group} className={styles.menuGroup}>
            <h2>{group}</h2>
            <ul>
              {reports.map(({ id, title, to }) => (
                <li key={id}>
                  <Link to={to} aria-current={id === current ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {list && (
        <Button variant="subtle" size="small" icon={<IconPlus size={16} aria-hidden />} onClick={onBuild}>
          Build a report
        </Button>
      )}
    </nav>
  )
}
