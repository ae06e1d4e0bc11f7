import { lazy, Suspense } from 'react'
import { IconChevronDown } from '../icons.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'

export type Option = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** First, empty choice; the specification's lists say '-Select-'. Pass null when a choice is always made. */
  placeholder?: string | null
  /** Long lists: type to narrow them. */
  searchable?: boolean
  /** Lists too long to send: what is typed, once typing pauses, so that the options can be asked for anew. */
  onSearch?: (text: string) => void
}

/** The system's own list: quick, known to everybody, and at its best on a phone. Long lists can be searched. */
export function SelectField({ searchable, ...props }: SelectFieldProps) {
  if (!searchable) return <PlainSelect {...props} />
  return (
    <Suspense fallback={<PlainSelect {...props} />}>
      <SearchSelect {...props} />
    </Suspense>
  )
}

const SearchSelect = lazy(() => import('./SearchSelect.tsx'))

function PlainSelect({
  value,
  onChange,
  onSearch: _onSearch,
  options,
  placeholder = '-Select-',
  ...field
}: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className={styles.select}>
          <select
            {...control}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} aria-hidden />
        </div>
      )}
    </FieldFrame>
  )
}
