import { EmptyState } from '#ui/page/states.tsx'
import { MenuIcon } from '#ui/shell/MenuIcon.tsx'
import type { Permission } from '../permission-contract.ts'
import { inMenuOrder, isHeading } from './menu-rows.ts'
import styles from './roles.module.css'

/** The side menu as the role will see it. */
export function MenuPreview({ rows }: { rows: readonly Permission[] }) {
  if (rows.length === 0) return <EmptyState title="An empty menu" text="Tick rows of the menu to fill it." />
  return (
    <ul className={styles.preview}>
      {inMenuOrder(rows).map(({ row, depth }) => (
        <li
          key={row.id}
          data-heading={isHeading(row) || undefined}
          data-disabled={row.disabled || undefined}
          style={{ paddingInlineStart: depth * 16 }}
        >
          <MenuIcon name={row.icon || null} />
          {row.description || row.name}
          {row.disabled && ' (disabled)'}
        </li>
      ))}
    </ul>
  )
}
