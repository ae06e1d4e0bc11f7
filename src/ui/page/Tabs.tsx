import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import styles from './Tabs.module.css'

export type TabsProps<Key extends string> = {
  /** What the tabs are of. */
  label: string
  tabs: readonly { key: Key; title: string; content: ReactNode }[]
  value: Key
  onChange: (key: Key) => void
  ref?: Ref<HTMLDivElement>
}

/** A row of tabs; all panels stay in the page, so that nothing typed is lost. Arrow keys, Home and End move. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, ref }: TabsProps<Key>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === value)
    const last = tabs.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    row.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <div ref={ref}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={onKey}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            data-key={key}
            aria-selected={key === value}
            aria-controls={`${id}-${key}`}
            tabIndex={key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-${key}-tab`}
          data-tab={key}
          hidden={key !== value}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
