import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Layer } from '../dialogs/Layer.tsx'
import { IconSearch } from '../icons.ts'
import { useNavigateTo } from '../navigation.tsx'
import type { Command, CommandPaletteProps } from './CommandPalette.tsx'
import styles from './PaletteDialog.module.css'

export default function PaletteDialog({ opened, onClose, commands, search }: CommandPaletteProps) {
  return (
    <Layer opened={opened} onClose={onClose} name={{ label: 'Search and go to' }} place="top" size="lg">
      <Palette commands={commands} search={search} onClose={onClose} />
    </Layer>
  )
}

function Palette({ commands, search, onClose }: Omit<CommandPaletteProps, 'opened'>) {
  const navigate = useNavigateTo()
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { found, searching } = useSearch(text, search)
  const shown = useMemo(() => {
    const exact = found.filter((each) => each.exact)
    return [...exact, ...matchingCommands(commands, text), ...found.filter((each) => !each.exact)]
  }, [commands, text, found])
  // A whole number and Enter: what it names opens as soon as it is found, and nothing else does.
  const [entered, setEntered] = useState('')

  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run?.()
    if (command.to) navigate(command.to)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on what was found, not on what is rendered
  useEffect(() => {
    if (entered === '' || searching) return
    setEntered('')
    choose(found.find((each) => each.exact))
  }, [entered, searching, found])
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown') setActive(Math.min(shown.length - 1, active + 1))
    else if (key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (key === 'Enter' && searching && isWholeNumber(text)) setEntered(text)
    else if (key === 'Enter') choose(shown[active])
    else return false
    return true
  }

  return (
    <>
      <div className={styles.box}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-label="Search people, cases, receipts, or a screen to go to"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search people, cases, receipts, or go to a screen"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
            setEntered('')
          }}
          onKeyDown={(event) => {
            if (onKey(event.key)) event.preventDefault()
          }}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {shown.map((command, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={command.id}
            id={`${listId}-${index}`}
            data-index={index}
            role="option"
            aria-selected={index === active}
            className={classes(styles.option, index === active && styles.active)}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(command)}
          >
            <span className={styles.label}>
              {command.label}
              {command.hint && <span className={styles.hint}>{command.hint}</span>}
            </span>
            <span className={styles.group}>{command.group}</span>
          </button>
        ))}
      </div>
      <p className={styles.status} role="status">
        {statusOf(shown.length, text, searching)}
      </p>
    </>
  )
}

function statusOf(count: number, text: string, searching: boolean): string {
  if (searching) return 'Searching…'
  if (count > 0) return '↑ ↓ to move, Enter to open, Esc to close'
  return text ? `Nothing found for “${text}”.` : 'Type a name, a case number or a receipt number.'
}

const MOST_SHOWN = 8

/** Commands whose label, group or hint holds every typed word; those whose label starts with the text come first. */
export function matchingCommands(commands: readonly Command[], text: string): Command[] {
  const typed = text.trim().toLowerCase()
  const words = typed.split(/\s+/).filter(Boolean)
  const fits = ({ label, group, hint, words: more }: Command) => {
    const hay = `${group} ${label} ${hint ?? ''} ${more ?? ''}`.toLowerCase()
    return words.every((word) => hay.includes(word))
  }
  const rank = ({ label }: Command) => (label.toLowerCase().startsWith(typed) ? 0 : 1)
  return commands
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_SHOWN)
}

/** A whole case or receipt number: 26-00417, IOE0912345678, with or without dashes. */
const isWholeNumber = (text: string): boolean =>
  /^(\d\d-\d{5,}|[a-z]{3}-?\d{10}|[a-z]{3}(-\d+)+)$/i.test(text.trim().replaceAll(' ', ''))

const LEAST_CHARACTERS = 2
const PAUSE = 200

/** Asks the server once typing has paused; a newer question cancels the one before it. */
function useSearch(text: string, search: CommandPaletteProps['search']) {
  const [found, setFound] = useState<Command[]>([])
  const [searching, setSearching] = useState(false)

  useEffect(() => {
    const asked = text.trim()
    if (!search || asked.length < LEAST_CHARACTERS) {
      setFound([])
      setSearching(false)
      return
    }
    const cancel = new AbortController()
    setSearching(true)
    const timer = setTimeout(async () => {
      const answer = await search(asked, cancel.signal).catch(() => [])
      if (cancel.signal.aborted) return
      setFound(answer)
      setSearching(false)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [text, search])

  return { found, searching }
}
