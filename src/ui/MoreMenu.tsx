import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Dropdown } from './Dropdown.tsx'
import { IconDots } from './icons.ts'
import styles from './MoreMenu.module.css'
import { Link } from './navigation.tsx'

export type MoreAction = {
  label: string
  /** Where it leads, or what it does. */
  to?: string
  onSelect?: () => void
  danger?: boolean
}

/** What is rarely wanted, behind "…". Nothing is shown where there is nothing. */
export function MoreMenu({ label = 'More', actions }: { label?: string; actions: readonly MoreAction[] }) {
  if (actions.length === 0) return null
  return (
    <Dropdown
      label={label}
      trigger={(props) => (
        <IconButton label={label} variant="default" icon={<IconDots size={18} aria-hidden />} {...props} />
      )}
    >
      {(close) => (
        <ul className={styles.list}>
          {actions.map(({ label: words, to, onSelect, danger }) => (
            <li key={words}>
              {to === undefined ? (
                <button
                  type="button"
                  className={classes(styles.row, danger && styles.danger)}
                  onClick={() => {
                    close()
                    onSelect?.()
                  }}
                >
                  {words}
                </button>
              ) : (
                <Link to={to} className={styles.row} onClick={close}>
                  {words}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}
