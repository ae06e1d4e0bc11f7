import { useEffect, useRef } from 'react'
import { Link } from '../navigation.tsx'
import { useSay } from '../say.ts'
import styles from './TabBar.module.css'

export type TabOfPage<Key extends string> = {
  key: Key
  title: string
  /** Its own address, so that it can be sent to somebody and the browser goes back to it. */
  to: string
  /** What waits there for the reader; 0 shows nothing. */
  count?: number
  /** Something was sent back, or waits for a review. */
  urgent?: boolean
}

export type TabBarProps<Key extends string> = { label: string; tabs: readonly TabOfPage<Key>[]; value: Key }

/** The pages of one thing, each with its own address. What is not open is not loaded. */
export function TabBar<Key extends string>({ label, tabs, value }: TabBarProps<Key>) {
  const say = useSay()
  const row = useRef<HTMLUListElement>(null)
  // On a phone the row is wider than the screen: the open tab is in sight.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[data-key="${value}"]`)
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft - 16
  }, [value])
  return (
    <nav className={styles.bar} aria-label={label} data-print="none">
      <ul ref={row}>
        {tabs.map(({ key, title, to, count = 0, urgent = false }) => (
          <li key={key} data-key={key}>
            <Link to={to} className={styles.tab} aria-current={key === value ? 'page' : undefined}>
              {title}
              {count > 0 && (
                <span className={styles.pill} data-urgent={urgent || undefined}>
                  {count}
                  <span className="visually-hidden"> {say(urgent ? 'to look at' : 'open')}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
