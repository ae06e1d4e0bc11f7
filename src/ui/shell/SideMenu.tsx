import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { IconChevronDown } from '../icons.ts'
import { Link } from '../navigation.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { branchOf, currentItem, type MenuItem, type MenuRow, menuTree } from './menu.ts'
import styles from './SideMenu.module.css'

export type SideMenuProps = {
  rows: readonly MenuRow[]
  currentPath: string
  /** 66 px with icons, or 200 px with texts. */
  iconsOnly?: boolean
  onNavigate: (path: string) => void
}

/** The menu of the user's permissions. One item is open at a time; with icons only its sub-items fly out. */
export function SideMenu({ rows, currentPath, iconsOnly = false, onNavigate }: SideMenuProps) {
  const items = useMemo(() => menuTree(rows), [rows])
  const current = currentItem(items, currentPath)
  const branch = branchOf(items, current)
  const [openId, setOpenId] = useState<number | undefined>(iconsOnly ? undefined : branch?.id)
  const list = useRef<HTMLUListElement>(null)

  // The branch of the current page is open, so that one sees where one is.
  useEffect(() => setOpenId(iconsOnly ? undefined : branch?.id), [iconsOnly, branch?.id])

  useEffect(() => {
    if (!iconsOnly || openId === undefined) return
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !list.current?.contains(event.target as Node))
        setOpenId(undefined)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
      document.removeEventListener('keydown', close)
    }
  }, [iconsOnly, openId])

  const go = (path: string) => {
    if (iconsOnly) setOpenId(undefined)
    onNavigate(path)
  }

  return (
    <ul ref={list} className={classes(styles.menu, iconsOnly && styles.iconsOnly)}>
      {items.map((item) => {
        const open = openId === item.id
        const children = item.children.map((child) => (
          <li key={child.id}>
            <MenuEntry item={child} current={child === current} onGo={go} sub />
          </li>
        ))
        return (
          <li key={item.id} className={styles.top}>
            <MenuEntry
              item={item}
              current={item === current}
              within={item === branch}
              open={open}
              iconsOnly={iconsOnly}
              onGo={go}
              onToggle={() => setOpenId(open ? undefined : item.id)}
            />
            {open && children.length > 0 && iconsOnly && (
              <Flyout label={item.label} anchor={() => list.current?.querySelector(`[data-item="${item.id}"]`)}>
                {children}
              </Flyout>
            )}
            {open && children.length > 0 && !iconsOnly && <ul className={styles.children}>{children}</ul>}
          </li>
        )
      })}
    </ul>
  )
}

type FlyoutProps = { label: string; anchor: () => Element | null | undefined; children: ReactNode }

/** Sub-items beside an icon-only entry, kept within the window. */
function Flyout({ label, anchor, children }: FlyoutProps) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    const beside = anchor()?.getBoundingClientRect()
    if (!element || !beside) return
    const lowest = window.innerHeight - element.offsetHeight - MARGIN
    element.style.top = `${Math.max(MARGIN, Math.min(beside.top, lowest))}px`
    element.style.left = `${beside.right + 8}px`
    element.querySelector<HTMLElement>('a')?.focus()
  }, [anchor])

  return (
    <div ref={panel} className={styles.flyout}>
      <div className={styles.flyoutTitle}>{label}</div>
      <ul className={styles.children}>{children}</ul>
    </div>
  )
}

const MARGIN = 8

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
function MenuEntry({ item, current, within, open = false, iconsOnly, sub, onGo, onToggle }: MenuEntryProps) {
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
