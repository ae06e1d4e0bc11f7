import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './SideMenu.module.css'

type FlyoutProps = { label: string; anchor: () => Element | null | undefined; children: ReactNode }

/** Sub-items beside an icon-only entry, kept within the window. */
export function Flyout({ label, anchor, children }: FlyoutProps) {
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
