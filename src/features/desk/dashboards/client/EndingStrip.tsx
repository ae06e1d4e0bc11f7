import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { counted } from '#formats/words.ts'
import { today } from '#platform/client/today.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Strip, StripName, StripNames } from '#ui/items/Strip.tsx'
import { Link } from '#ui/navigation.tsx'
import { endingWords, renewalsWords } from '../ending-words.ts'
import type { HomeItem } from '../records.ts'
import { nextStep, renewalWords } from './home-words.ts'
import styles from './homes.module.css'

const MOST_NAMED = 6

/** `total`: with those of whom only the record says it, whom no case names. */
type EndingStripProps = {
  items: readonly HomeItem[]
  total: number
  toOpen: number
  to: string
  /** What is still to be done by the reader and by others: of a renewal under way the next step is named. */
  open: readonly HomeItem[]
}

/** Somebody must stop working or leave soon: names and days, above everything else. */
export function EndingStrip({ items, total, toOpen, to, open }: EndingStripProps) {
  if (total === 0) return null
  const now = today()
  // A card that cannot be renewed has no renewal under way, and whom no case names nobody knows.
  const areUnderWay =
    items.length === total && items.every(({ renewal }) => renewal === 'started' || renewal === 'filed')
  const more = total - Math.min(items.length, MOST_NAMED)
  return (
    <Strip
      tone={toOpen > 0 ? 'red' : 'amber'}
      title={areUnderWay ? renewalsWords(total, 0) : endingWords(total)}
      action={
        <LinkButton to={to} variant={toOpen > 0 ? 'primary' : 'default'}>
          {toOpen === 0 ? 'See renewals' : `Open ${counted(toOpen, 'renewal')}`}
        </LinkButton>
      }
    >
      <StripNames>
        {items.slice(0, MOST_NAMED).map(({ id, personId, personName, casePath, dueOn, said, renewal }) => (
          <StripName
            key={id}
            tone={renewal === 'none' || renewal === 'impossible' ? 'red' : 'amber'}
            name={<Link to={casePath}>{personName}</Link>}
            when={
              dueOn && (
                <>
                  <time dateTime={dueOn}>{showDate(dueOn)}</time>{' '}
                  <span className={styles.far}>{howFar(dueOn, now)}</span>
                </>
              )
            }
            says={(renewal === 'started' && nextStep(open, personId)) || `${said} · ${renewalWords[renewal]}`}
          />
        ))}
        {more > 0 && <StripName tone="red" name={<Link to={to}>{more} more</Link>} />}
      </StripNames>
    </Strip>
  )
}
