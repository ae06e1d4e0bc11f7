import type { ReactNode } from 'react'
import { type KnownAnswer, type NotAnswered, notAnswered } from '#engine/answer.ts'
import { type Fact, isScalar } from '#engine/fact.ts'
import { IconButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { FieldError } from '#ui/fields/FieldFrame.tsx'
import { IconDots } from '#ui/icons.ts'
import { isPossible, secretColumns } from '../rules.ts'
import { type Draft, draftOf } from './draft.ts'
import { useFactWords } from './fact-words.ts'
import styles from './facts.module.css'
import { InsteadOfField } from './InsteadOfField.tsx'
import { RecordsField } from './RecordsField.tsx'
import { ScalarField } from './ScalarField.tsx'

export type FactRowProps = {
  fact: Fact
  draft: Draft
  known: KnownAnswer | undefined
  authors: Record<string, string>
  errors: Record<string, string>
  readOnly: boolean
  /** The level of a list's title: one below the heading it stands under. */
  titleLevel?: 2 | 3
  onChange: (draft: Draft) => void
  onReveal?: (fact: Fact) => void
  onHistory?: (fact: Fact) => void
  /** What else there is to know about it, in the same menu. */
  info?: (close: () => void) => ReactNode
}

/** One fact: its field, or that there is nothing to answer; and a small menu with where the answer comes from. */
export function FactRow(props: FactRowProps) {
  const { fact, draft, known, authors, errors, readOnly, titleLevel = 3, onChange } = props
  const ListTitle = `h${titleLevel}` as const
  const isList = !isScalar(fact)
  const isWide = isList || (fact.type === 'text' && (fact.lines ?? 1) > 1)
  const words = useFactWords()
  const source = known && words.source(known, authors)
  return (
    <div className={classes(styles.fact, isWide && styles.wide)} title={source}>
      {isList && <ListTitle className={styles.listTitle}>{fact.label}</ListTitle>}
      {isList && fact.help && <p className={styles.dimmed}>{fact.help}</p>}
      {isList && <FieldError id={`${fact.id}-error`} error={errors[fact.id]} />}
      {'not' in draft && <NotAnsweredLine {...{ fact, readOnly, onChange }} not={draft.not} />}
      {'text' in draft && isScalar(fact) && (
        <ScalarField
          type={fact}
          name={fact.id}
          value={draft.text}
          error={errors[fact.id]}
          readOnly={readOnly}
          onChange={(text) => onChange({ text })}
        />
      )}
      {'records' in draft && !isScalar(fact) && (
        <RecordsField
          fact={fact}
          records={draft.records}
          errors={errors}
          readOnly={readOnly}
          onChange={(records) => onChange({ records })}
        />
      )}
      <FactMenu {...props} source={source} />
    </div>
  )
}

type NotAnsweredLineProps = Pick<FactRowProps, 'fact' | 'readOnly' | 'onChange'> & { not: NotAnswered }

function NotAnsweredLine({ fact, not, readOnly, onChange }: NotAnsweredLineProps) {
  const words = useFactWords()
  return (
    <InsteadOfField
      {...{ label: fact.label, readOnly }}
      isUntitled={!isScalar(fact)}
      action={words.answer}
      onAct={() => onChange(emptyDraft(fact))}
    >
      {words.not[not]}
    </InsteadOfField>
  )
}

const emptyDraft = (fact: Fact): Draft => draftOf(fact, undefined)

function FactMenu({
  fact,
  draft,
  known,
  readOnly,
  source,
  onChange,
  onReveal,
  onHistory,
  info,
}: FactRowProps & { source?: string }) {
  const words = useFactWords()
  const secret = fact.secret || (fact.type === 'records' && secretColumns(fact).length > 0)
  const reveal = secret && known && 'value' in known && known.value !== undefined && onReveal
  const choices = readOnly
    ? []
    : notAnswered.filter((not) => isPossible(fact, not) && !('not' in draft && draft.not === not))
  if (choices.length === 0 && !reveal && !source && !info) return null
  return (
    <div className={styles.menu}>
      <Dropdown
        label={words.moreAbout(fact.label)}
        trigger={(trigger) => (
          <IconButton {...trigger} size="small" label={words.moreAbout(fact.label)} icon={<IconDots size={16} />} />
        )}
      >
        {(close) => {
          const item = (label: string, run: () => void) => (
            <button
              key={label}
              type="button"
              className={styles.menuItem}
              onClick={() => {
                close()
                run()
              }}
            >
              {label}
            </button>
          )
          return (
            <div className={styles.menuPanel}>
              {source && <p className={styles.source}>{source}</p>}
              {choices.map((not) => item(words.not[not], () => onChange({ not })))}
              {reveal && item(words.showInFull, () => reveal(fact))}
              {known && onHistory && item(words.history, () => onHistory(fact))}
              {info?.(close)}
            </div>
          )
        }}
      </Dropdown>
    </div>
  )
}
