import { useEffect, useState } from 'react'
import { IconSearch } from '../icons.ts'
import styles from './DataTable.module.css'

const PAUSE = 250

/** Asks once typing has paused. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (text: string) => void
}) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSearch(typed), PAUSE)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.search}>
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(typed)
        }}
      />
    </div>
  )
}
