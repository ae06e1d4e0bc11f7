import type { ReactNode } from 'react'
import { Dropdown } from '../Dropdown.tsx'
import type { Option } from '../fields/SelectField.tsx'
import { IconCheck, IconChevronDown, IconX } from '../icons.ts'
import styles from './FilterChip.module.css'

type FilterChipsProps = {
  /** What is narrowed: "Employees". */
  label: string
  children: ReactNode
  /** Given once a filter is set: takes all of them off. */
  onClear?: () => void
  /** At the end of the row: a search box, a legend. */
  end?: ReactNode
}

/** The row of filters above a list. */
export function FilterChips({ label, children, onClear, end }: FilterChipsProps) {
  return (
    <fieldset aria-label={`Filters: ${label}`} className={styles.row} data-print="none">
      <div className={styles.chips}>
        {children}
        {onClear && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </fieldset>
  )
}

export const ChipDivider = () => <span className={styles.divider} aria-hidden />

type FilterChipProps = { on: boolean; onToggle: () => void; count?: number; children: ReactNode }

/** A filter that is on or off, with how many it shows. */
export function FilterChip({ on, onToggle, count, children }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} data-on={on || undefined} onClick={onToggle}>
      {children}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
    </button>
  )
}

type FilterChoiceProps = {
  label: string
  options: readonly Option[]
  /** Empty: not narrowed. */
  value: string
  onChange: (value: string) => void
  onOpen?: () => void
}

/** A filter with several choices; what is chosen stands on it, and × takes it off. */
export function FilterChoice({ label, options, value, onChange, onOpen }: FilterChoiceProps) {
  const chosen = options.find((option) => option.value === value)
  if (chosen)
    return (
      <button type="button" className={styles.chip} data-on onClick={() => onChange('')}>
        {label}: {chosen.label}
        <IconX size={14} aria-label="Remove this filter" />
      </button>
    )
  if (options.length === 0) return null
  return (
    <Dropdown
      label={label}
      align="start"
      trigger={(props) => (
        <button
          type="button"
          className={styles.chip}
          {...props}
          onClick={() => {
            onOpen?.()
            props.onClick()
          }}
        >
          {label}
          <IconChevronDown size={14} aria-hidden />
        </button>
      )}
    >
      {(close) => (
        <ul className={styles.choices}>
          {options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                onClick={() => {
                  onChange(option.value)
                  close()
                }}
              >
                {option.label}
                {option.value === value && <IconCheck size={16} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}
