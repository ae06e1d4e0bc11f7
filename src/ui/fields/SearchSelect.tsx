import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import floating from '../floating.module.css'
import { useFloating } from '../floating.ts'
import { IconChevronDown } from '../icons.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { FieldWordsContext } from './field-words.ts'
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
  const input = useRef<HTMLInputElement>(null)
  // Typed, left, and nothing in the list: it stays to be seen, and the form is not sent with another value.
  const [unknown, setUnknown] = useState<string>()
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

  const { notListed } = useContext(FieldWordsContext)
  const problem = unknown === undefined ? undefined : notListed
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const choose = (option: Option | undefined) => {
    if (option && !option.disabled) {
      setPicked(option)
      onChange(option.value)
    }
    setText(undefined)
    setUnknown(undefined)
  }
  const leave = () => {
    // What a server finds is not all there is: there only a choice counts.
    if (!text?.trim() || onSearch) return setText(undefined)
    const meant = meantBy(options, text.trim())
    if (meant) return choose(meant)
    setUnknown(text)
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
    else if (key === 'Escape' && (open || unknown !== undefined)) choose(undefined)
    else return false
    return true
  }

  return (
    <FieldFrame {...field} error={problem ?? field.error}>
      {(control) => (
        <div className={styles.select} ref={box}>
          <input
            {...control}
            ref={input}
            className={styles.control}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={chosen?.label ?? placeholder ?? '-Select-'}
            value={text ?? unknown ?? chosen?.label ?? ''}
            onClick={() => setText((now) => now ?? unknown ?? '')}
            onChange={(event) => {
              setText(event.target.value)
              setUnknown(undefined)
              setActive(0)
              if (event.target.value === '' && placeholder !== null) onChange('')
            }}
            onBlur={leave}
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
                <button
                  type="button"
                  tabIndex={-1}
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
                </button>
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

/** What somebody typed and did not choose: the option of that code or name, else the only one that fits. */
function meantBy(options: readonly Option[], text: string): Option | undefined {
  const same = (words: string) => words.toLowerCase() === text.toLowerCase()
  const found = matching(options, text)
  return options.find(({ value, label }) => same(value) || same(label)) ?? (found.length === 1 ? found[0] : undefined)
}
