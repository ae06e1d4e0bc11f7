import { useEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Flyout } from './Flyout.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { branchOf, currentItem, type MenuRow, menuTree } from './menu.ts'
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
