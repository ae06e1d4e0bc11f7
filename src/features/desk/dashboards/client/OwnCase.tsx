import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Due } from '#ui/items/Due.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Track } from '#ui/items/Track.tsx'
import { Link } from '#ui/navigation.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { HomeItem, OwnCase } from '../records.ts'
import { shownAs } from './home-words.ts'
import styles from './own.module.css'
import { standing, usualTimes } from './own-words.ts'

/** What the reader has to do, what was sent back first; `filled`: the first button is the one to press. */
export function OwnItems({ items, filled }: { items: readonly HomeItem[]; filled: boolean }) {
  const ordered = [...items].sort((one, other) => Number(isSentBack(other)) - Number(isSentBack(one)))
  return (
    <section className={styles.card} aria-label="Your to-do">
      <OpenItems label="Your to-do" large>
        {ordered.map((item, index) => {
          const { what, about } = itemWords(item)
          const shown = shownAs(item)
          return (
            <OpenItemRow
              key={item.id}
              kind={isSentBack(item) ? 'sentBack' : item.kind}
              tone={isSentBack(item) ? 'amber' : undefined}
              what={item.kind === 'questions' ? shown.verb : what}
              about={about || (item.dueOn ? `By ${showDate(item.dueOn)}` : '')}
              action={{
                verb: item.verb === 'Open' ? shown.verb : item.verb,
                to: item.link,
                label: `${item.verb}: ${what}`,
                variant: filled && index === 0 ? 'primary' : 'tone',
              }}
            />
          )
        })}
      </OpenItems>
    </section>
  )
}

type OwnCaseProps = { one: OwnCase; items: readonly HomeItem[]; dates: readonly HomeItem[]; isFirst: boolean }

/** One case: where it stands, what is left of the reader's in it, and its dates. */
export function OwnCaseCard({ one, items, dates, isFirst }: OwnCaseProps) {
  const title = one.own ? `Your ${one.saidWithin}` : `${one.firstName}’s ${one.saidWithin}`
  const usual = one.outcome === null ? usualTimes(one) : ''
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.inside}>
        <h2>
          <Link to={one.path} className={styles.title}>
            {title}
          </Link>
        </h2>
        <p className={styles.dimmed}>{standing(one)}</p>
        <Track here={one.step} />
        {usual && (isFirst || items.length > 0) && <p className={styles.dimmed}>{usual}</p>}
        {one.workUntil && (
          <p className={styles.calm}>
            {one.own ? 'You' : one.firstName} may keep working until <strong>{showDate(one.workUntil)}</strong> while
            this is pending.
          </p>
        )}
        {dates.map(({ id, title: what, dueOn, dueWhy }) => (
          <p key={id} className={styles.date}>
            <span>{what}</span>
            {dueOn && <Due on={dueOn} why={dueWhy} inline />}
          </p>
        ))}
      </div>
      {items.length > 0 && <OwnItemsInside items={items} />}
      {one.receiptNumber && <Receipt number={one.receiptNumber} />}
    </section>
  )
}

const OwnItemsInside = ({ items }: { items: readonly HomeItem[] }) => (
  <OpenItems label="To do in this case" large>
    {items.map((item) => {
      const { what, about } = itemWords(item)
      return (
        <OpenItemRow
          key={item.id}
          kind={isSentBack(item) ? 'sentBack' : item.kind}
          what={what}
          about={about}
          action={{ verb: item.verb, to: item.link, label: `${item.verb}: ${what}`, variant: 'tone' }}
        />
      )
    })}
  </OpenItems>
)

function Receipt({ number }: { number: string }) {
  const toast = useToast()
  const copy = () => {
    void navigator.clipboard?.writeText(number).then(() => toast('Receipt number copied.', { kind: 'success' }))
  }
  return (
    <div className={styles.receipt}>
      <span>
        <span className={styles.dimmed}>Receipt number</span>
        <strong>{number}</strong>
      </span>
      <Button variant="subtle" onClick={copy} aria-label={`Copy receipt number ${number}`}>
        Copy
      </Button>
    </div>
  )
}
