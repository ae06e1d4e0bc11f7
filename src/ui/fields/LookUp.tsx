import { useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import floating from '../floating.module.css'
import { useFloating } from '../floating.ts'
import { IconSearch } from '../icons.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'
import look from './LookUp.module.css'

/** People's words, what the government calls it, and its code. */
export type Found = { code: string; words: string; title: string }

export type LookUpProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  find: (text: string) => Promise<readonly Found[]>
  /** What is kept of a choice. */
  keeps: (found: Found) => string
  maxLength?: number
  readOnly?: boolean
}

const PAUSE_MS = 200
const NOTHING: readonly Found[] = []

/** A field that finds a code by everyday words: words first, the code at the right. What is typed is accepted as well. */
export function LookUp({ value, onChange, find, keeps, maxLength, readOnly, ...field }: LookUpProps) {
  const listId = useId()
  const [found, setFound] = useState<readonly Found[]>(NOTHING)
  const [asked, setAsked] = useState<string>()
  const [active, setActive] = useState(0)
  const [chosen, setChosen] = useState<Found>()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const open = asked !== undefined && found.length > 0
  useFloating(open, box, list, { sameWidth: true })
  useEffect(() => {
    if (asked === undefined || asked.trim().length < 2) return setFound(NOTHING)
    let gone = false
    const timer = setTimeout(() => {
      find(asked).then(
        (items) => {
          if (gone) return
          setFound(items)
          setActive(0)
        },
        // Suggestions only: without them it is a field like others.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [asked, find])
  const choose = (each: Found | undefined) => {
    setAsked(undefined)
    if (!each) return
    setChosen(each)
    onChange(keeps(each))
  }
  const onKey = (key: string): boolean => {
    if (!open) return false
    if (key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1))
    else if (key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (key === 'Enter') choose(found[active])
    else if (key === 'Escape') setAsked(undefined)
    else return false
    return true
  }
  const says = chosen && keeps(chosen) === value && chosen.title !== value ? chosen.title : undefined
  return (
    <FieldFrame {...field} hint={field.hint ?? says}>
      {(control) => (
        <div className={look.box} ref={box}>
          <IconSearch size={16} aria-hidden />
          <input
            {...control}
            className={styles.control}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open ? `${listId}-${active}` : undefined}
            autoComplete="off"
            value={value}
            maxLength={maxLength}
            readOnly={readOnly}
            onChange={(event) => {
              setAsked(event.target.value)
              onChange(event.target.value)
            }}
            onBlur={() => setAsked(undefined)}
            onKeyDown={(event) => {
              if (!onKey(event.key)) return
              event.preventDefault()
              event.stopPropagation()
            }}
          />
          {open && (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={field.label}
              popover="manual"
              className={classes(floating.panel, look.list)}
            >
              {found.map((each, place) => (
                <button
                  type="button"
                  tabIndex={-1}
                  key={`${each.code} ${each.words}`}
                  id={`${listId}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  className={classes(look.option, place === active && look.active)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(each)}
                >
                  <span className={look.words}>
                    {each.words}
                    {each.title !== each.words && <span className={look.title}>{each.title}</span>}
                  </span>
                  <span className={look.code}>{each.code}</span>
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
