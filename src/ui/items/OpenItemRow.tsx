import type { ReactNode } from 'react'
import type { Day } from '#formats/day.ts'
import { dueTone } from '#formats/distance.ts'
import { today } from '#ui/today.ts'
import { Button, type ButtonVariant, LinkButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import {
  IconArrowBackUp,
  IconCalendar,
  IconChecklist,
  IconClock,
  IconCurrencyDollar,
  IconEye,
  IconListCheck,
  IconMessage,
  IconSignature,
  IconUpload,
} from '../icons.ts'
import type { Tone } from '../theme/tokens.ts'
import { Due } from './Due.tsx'
import styles from './items.module.css'
import { Tile } from './Tile.tsx'

export type ItemKind =
  | 'questions'
  | 'question'
  | 'document'
  | 'task'
  | 'signature'
  | 'review'
  | 'step'
  | 'date'
  | 'fee'
  | 'message'
  | 'sentBack'

const ICONS: Readonly<Record<ItemKind, typeof IconEye>> = {
  questions: IconListCheck,
  question: IconMessage,
  document: IconUpload,
  task: IconChecklist,
  signature: IconSignature,
  review: IconEye,
  step: IconClock,
  date: IconCalendar,
  fee: IconCurrencyDollar,
  message: IconMessage,
  sentBack: IconArrowBackUp,
}

export type ItemAction = {
  /** Says the thing: "Approve $3,380", "Answer 12 questions". */
  verb: string
  /** For those who cannot see the row; begins with the verb. */
  label?: string
  /** One filled button on a screen. */
  variant?: Extract<ButtonVariant, 'primary' | 'tone' | 'default'>
} & ({ to: string } | { onClick: () => void; loading?: boolean })

export type OpenItemRowProps = {
  kind: ItemKind
  /** In place of the kind's tile: the avatar of whoever is awaited. */
  mark?: ReactNode
  what: ReactNode
  /** Person, case, reason. */
  about?: ReactNode
  dueOn?: Day | null
  dueWhy?: string
  /** The date's own tone, unless the item says more than its date: sent back is amber. */
  tone?: Tone
  action?: ItemAction
  /** Instead of a button: what it comes after. */
  after?: string
}

/** One open thing: kind, what and about whom, by when, and the button that does it. */
export function OpenItemRow({ kind, mark, what, about, dueOn = null, dueWhy, tone, action, after }: OpenItemRowProps) {
  const Icon = ICONS[kind]
  return (
    <li className={styles.item}>
      {mark ?? <Tile tone={tone ?? dueTone(dueOn, today())} icon={<Icon size={18} stroke={1.6} />} />}
      <div className={styles.itemText}>
        <div className={styles.what}>{what}</div>
        {about && <div className={styles.about}>{about}</div>}
      </div>
      {dueOn && (
        <div className={styles.itemDue}>
          <Due on={dueOn} why={dueWhy} />
        </div>
      )}
      <div className={styles.itemAction}>
        {action && <ItemButton {...action} />}
        {!action && after && <span className={styles.about}>{after}</span>}
      </div>
    </li>
  )
}

function ItemButton({ verb, label, variant = 'default', ...how }: ItemAction) {
  if ('to' in how)
    return (
      <LinkButton to={how.to} size="small" variant={variant} label={label} wide>
        {verb}
      </LinkButton>
    )
  return (
    <Button size="small" variant={variant} aria-label={label} wide onClick={how.onClick} loading={how.loading}>
      {verb}
    </Button>
  )
}

type OpenItemsProps = {
  label?: string
  /** 46 px a row, for those who read eighty of them. */
  dense?: boolean
  /** Buttons for a finger, 44 px high. */
  large?: boolean
  children: ReactNode
}

export function OpenItems({ label, dense, large, children }: OpenItemsProps) {
  return (
    <ul className={classes(styles.items, dense && styles.dense, large && styles.large)} aria-label={label}>
      {children}
    </ul>
  )
}
