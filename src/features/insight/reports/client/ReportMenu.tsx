import { useEffect, useRef } from 'react'
import type { RefOutput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { IconPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { addressOfSaved, reportsPath } from '../addresses.ts'
import type { reportsApi } from './api.ts'
import styles from './reports.module.css'

type ReportMenuProps = {
  list: RefOutput<typeof reportsApi.list> | undefined
  current: string
  onBuild: () => void
}

/** Every report there is, by what it is about; one's own at the end. */
export function ReportMenu({ list, current, onBuild }: ReportMenuProps) {
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
  // On a phone the menu scrolls sideways: what is shown is in sight there.
  const menu = useRef<HTMLElement>(null)
  const isThere = list !== undefined
  useEffect(() => {
    const chosen = isThere && current && menu.current?.querySelector('[aria-current]')
    if (chosen) chosen.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isThere, current])
  return (
    <nav ref={menu} aria-label="Reports" className={styles.menu} data-print="none">
      {groups.map(({ group, reports }) =>
        reports.length === 0 ? null : (
          <div key={group}>
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
