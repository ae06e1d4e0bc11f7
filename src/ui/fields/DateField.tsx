import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { IconButton } from '../Button.tsx'
import { Dropdown } from '../Dropdown.tsx'
import { IconCalendar } from '../icons.ts'
import { parsedDate, shownDate, type YearRange } from './dates.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { FieldWordsContext } from './field-words.ts'
import styles from './fields.module.css'

export type DateFieldProps = FieldProps & {
  /** ISO date, or '' when there is none. */
  value: string
  /** ISO date; '' while what is typed is no date, which the field says itself. */
  onChange: (iso: string) => void
  /** Which years the picker lists; typing reaches from 1900 to 2100. */
  years?: YearRange
  readOnly?: boolean
}

/** Typed as MM-DD-YYYY or picked from a calendar. */
export function DateField({ value, onChange, years = 'planning', readOnly, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [unreadable, setUnreadable] = useState(false)
  const { dateHelp, chooseDate } = useContext(FieldWordsContext)
  const error = unreadable ? dateHelp : field.error

  // Lets the form see that something stands here which is no date (see Form).
  useEffect(() => input.current?.setCustomValidity(unreadable ? dateHelp : ''), [unreadable, dateHelp])

  const settle = () => {
    if (typed === undefined) return
    const iso = parsedDate(typed)
    setUnreadable(typed.trim() !== '' && !iso)
    if (iso || typed.trim() === '') setTyped(undefined)
  }

  return (
    <FieldFrame {...field} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...control}
            ref={input}
            className={styles.control}
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM-DD-YYYY"
            readOnly={readOnly}
            value={typed ?? shownDate(value)}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(parsedDate(event.target.value) ?? '')
            }}
            onBlur={settle}
          />
          {!readOnly && !field.disabled && (
            <Dropdown
              className={styles.picker}
              label={chooseDate(field.label)}
              trigger={(props) => (
                <IconButton {...props} size="small" label={chooseDate(field.label)} icon={<IconCalendar size={18} />} />
              )}
            >
              {(close) => (
                <Suspense fallback={<div className={styles.pickerSpace} />}>
                  <Calendar
                    value={value}
                    years={years}
                    onPick={(iso) => {
                      setTyped(undefined)
                      setUnreadable(false)
                      onChange(iso)
                      close()
                    }}
                  />
                </Suspense>
              )}
            </Dropdown>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const Calendar = lazy(() => import('./Calendar.tsx'))
