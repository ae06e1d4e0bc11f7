import { classes } from '../classes.ts'
import { IconChevronDown } from '../icons.ts'
import { Link } from '../navigation.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import type { MenuItem } from './menu.ts'
import styles from './SideMenu.module.css'

type MenuEntryProps = {
  item: MenuItem
  current: boolean
  /** The current page is among its sub-items. */
  within?: boolean
  open?: boolean
  iconsOnly?: boolean
  sub?: boolean
  onGo: (path: string) => void
  onToggle?: () => void
}

/** One line of the menu: a link, a heading that opens, a plain heading, or a disabled item that does nothing. */
export function MenuEntry({ item, current, within, open = false, iconsOnly, sub, onGo, onToggle }: MenuEntryProps) {
  const { path, disabled, label } = item
  const parent = item.children.length > 0
  const common = {
    className: classes(styles.entry, sub && styles.sub, (current || within) && styles.current),
    'data-item': item.id,
  }
  const content = (
    <>
      {!sub && <MenuIcon name={item.icon} />}
      <span className={styles.text}>{label}</span>
      {parent && !iconsOnly && (
        <IconChevronDown size={16} className={classes(styles.chevron, open && styles.turned)} aria-hidden />
      )}
    </>
  )
  if (disabled) {
    return (
      <button {...common} type="button" disabled>
        {content}
      </button>
    )
  }
  if (parent && (iconsOnly || !path)) {
    return (
      <button {...common} type="button" aria-expanded={open} onClick={onToggle}>
        {content}
      </button>
    )
  }
  if (!path) return <span className={styles.heading}>{label}</span>
  return (
    <Link
      {...common}
      to={path}
      aria-current={current ? 'page' : undefined}
      aria-expanded={parent ? open : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        if (parent && (!open || current)) onToggle?.()
        onGo(path)
      }}
    >
      {content}
    </Link>
  )
}
