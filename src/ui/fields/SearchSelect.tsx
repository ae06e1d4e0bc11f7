import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import floating from '../floating.module.css'
import { useFloating } from '../floating.ts'
import { IconChevronDown } from '../icons.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import list from './SearchSelect.module.css'
import type { Option, SelectFieldProps } from './SelectField.tsx'

const MOST_SHOWN = 100
const PAUSE_MS = 200

/** A list that can be typed into (the WAI-ARIA combobox with a list popup). Loaded when first needed. */
export default function SearchSelect({ value, onChange, onSearch, options, placeholder, ...field }: SelectFieldProps) {
  const listId = useId()
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const listElement = useRef<HTMLDivElement>(null)
  const open = text !== undefined
  useFloating(open, box, listElement, { sameWidth: true })
  const found = useMemo(() => matching(options, text ?? ''), [options, text])
  const [picked, setPicked] = useState<Option>()
  // A later search may not find what was chosen before it.
  const chosen = options.find((option) => option.value === value) ?? (picked?.value === value ? picked : undefined)
  useEffect(() => {
    if (!onSearch) return
    const timer = setTimeout(() => onSearch(text ?? ''), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])

  const choose = (option: Option | undefined) => {
    if (option && !option.disabled) {
      setPicked(option)
      onChange(option.value)
    }
    setText(undefined)
  }
  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to))
    setActive(next)
    listElement.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown') open ? move(active + 1) : setText('')
    else if (key === 'ArrowUp') open ? move(active - 1) : setText('')
    else if (key === 'Enter' && open) choose(found[active])
    else if (key === 'Escape' && open) setText(undefined)
    else return false
    return true
  }

  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className={styles.select} ref={box}>
          <input
            {...control}
            className={styles.control}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={chosen?.label ?? placeholder ?? '-Select-'}
            value={text ?? chosen?.label ?? ''}
            onClick={() => setText((now) => now ?? '')}
            onChange={(event) => {
              setText(event.target.value)
              setActive(0)
              if (event.target.value === '' && placeholder !== null) onChange('')
            }}
            onBlur={() => setText(undefined)}
            onKeyDown={(event) => {
              if (!onKey(event.key)) return
              event.preventDefault()
              event.stopPropagation()
            }}
          />
          <IconChevronDown size={16} aria-hidden />
          {open && (
            <div
              ref={listElement}
              id={listId}
              role="listbox"
              aria-label={field.label}
              popover="manual"
              className={classes(floating.panel, list.list)}
            >
              {found.map((option, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the input
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={option.value === value}
                  aria-disabled={option.disabled}
                  className={classes(list.option, index === active && list.active)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </div>
              ))}
              {found.length === 0 && <div className={list.none}>Nothing matches “{text}”.</div>}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

function matching(options: readonly Option[], text: string): Option[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label }: Option) => words.every((word) => label.toLowerCase().includes(word))
  return options.filter(fits).slice(0, MOST_SHOWN)
}
