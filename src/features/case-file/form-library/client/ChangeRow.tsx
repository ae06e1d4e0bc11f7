import type { ReactNode } from 'react'
import type { OpenedPages } from '#platform/client/page-canvas.ts'
import { Button } from '#ui/Button.tsx'
import { IconAlertTriangle, IconCheck } from '#ui/icons.ts'
import { moveInWords, type Wording, wordings } from '../change-words.ts'
import type { EditionComparison } from '../contract.ts'
import styles from './changes.module.css'
import { FieldCut } from './FieldCut.tsx'

export type Change = EditionComparison['changes'][number]
export type Verdict = 'same' | 'different'

type ChangeRowProps = {
  change: Change
  editions: { before: string; after: string }
  pages: { before: OpenedPages | undefined; after: OpenedPages | undefined }
  open: boolean
  onToggle: () => void
  /** What was said of a field that is worded anew; undefined: nobody has yet. */
  said?: Verdict
  /** Undefined: there is nothing to say, or not for this reader. */
  onSay?: (verdict: Verdict) => void
}

const WHAT: Record<Change['what'], string> = {
  reworded: 'words changed',
  moved: 'moved, carried over',
  missing: 'missing',
  new: 'new',
  changed: 'changed',
}

/** One field in two editions; opened, the two places beside each other. */
export function ChangeRow({ change, editions, pages, open, onToggle, said, onSay }: ChangeRowProps) {
  const { item, what, before, after } = change
  const settled = what === 'moved' || said === 'same'
  /** Where an edition has no such field, the place that it has in the other. */
  const shownIn = (
    pages: OpenedPages | undefined,
    edition: string,
    own: Change['before'],
    others: Change['before'],
  ) => {
    const place = own ?? others
    return place && pages && <FieldCut {...{ pages, edition, place, item }} isThere={own !== null} />
  }
  return (
    <li className={styles.change} data-open={open || undefined}>
      <span className={styles.tile} data-tone={settled ? 'teal' : 'amber'}>
        {settled ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
      </span>
      <button type="button" className={styles.item} aria-expanded={open} onClick={onToggle}>
        <strong>{item}</strong>
        <span>{WHAT[what]}</span>
      </button>
      <Sides change={change} />
      {onSay && (
        <span className={styles.say}>
          <Button size="small" aria-pressed={said === 'same'} onClick={() => onSay('same')}>
            Same question
          </Button>
          <Button size="small" aria-pressed={said === 'different'} onClick={() => onSay('different')}>
            Different
          </Button>
        </span>
      )}
      {open && (
        <div className={styles.cuts}>
          {shownIn(pages.before, editions.before, before, after)}
          {shownIn(pages.after, editions.after, after, before)}
        </div>
      )}
    </li>
  )
}

/** What the field was and what it is, in words. */
function Sides({ change }: { change: Change }) {
  const { what, before, after, detail } = change
  const both = wordings(before?.words ?? '', after?.words ?? '')
  const sides: Record<Change['what'], [ReactNode, ReactNode]> = {
    reworded: [<Worded key="before" {...both.before} />, <Worded key="after" {...both.after} />],
    moved: [`Page ${before?.page}`, `Page ${after?.page}, ${moveInWords(change)}`],
    missing: [before?.words, 'Not there'],
    new: ['Not there', after?.words],
    changed: [before?.words, detail],
  }
  const [one, other] = sides[what]
  return (
    <>
      <span className={styles.side}>{one}</span>
      <span className={styles.side}>{other}</span>
    </>
  )
}

const Worded = ({ lead, changed, tail }: Wording) => (
  <>
    {lead} {changed && <strong>{changed}</strong>} {tail}
  </>
)
