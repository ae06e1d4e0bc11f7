import { CheckField } from '#ui/fields/CheckField.tsx'
import { MenuIcon } from '#ui/shell/MenuIcon.tsx'
import type { Permission } from '../permission-contract.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { inMenuOrder, isHeading } from './menu-rows.ts'
import { type Draft, menuToggled, standing } from './rights-draft.ts'
import styles from './roles.module.css'

type MenuRightsProps = {
  rows: readonly Permission[]
  held: Draft
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Every row of the menu in its place, ticked where the role has it. */
export function MenuRights({ rows, held, draft, onDraft }: MenuRightsProps) {
  return (
    <ul className={styles.tree}>
      {inMenuOrder(rows).map(({ row, depth }) => {
        const heading = isHeading(row)
        const part = heading ? standing(rows, draft, row.id) : undefined
        return (
          <li key={row.id} data-heading={heading || undefined} style={{ paddingInlineStart: depth * 24 }}>
            <CheckField
              label={
                <span className={styles.inTree}>
                  {row.icon && <MenuIcon name={row.icon} />}
                  {row.description || row.name}
                  {!heading && <code className={styles.code}>{row.name}</code>}
                  {part === 'some' && <span className={styles.dimmed}>(some)</span>}
                  <ChangeMark id={row.id} held={held} draft={draft} />
                </span>
              }
              checked={heading ? part === 'all' : draft.has(row.id)}
              onChange={(on) => onDraft(menuToggled(rows, draft, row.id, on))}
            />
          </li>
        )
      })}
    </ul>
  )
}
