import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import { showDate } from '#formats/dates.ts'
import { said } from '#preparation/deadlines/said.ts'
import { Button } from '#ui/Button.tsx'
import { Due } from '#ui/items/Due.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Track } from '#ui/items/Track.tsx'
import { Link } from '#ui/navigation.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import type { HomeItem, OwnCase } from '../records.ts'
import styles from './own.module.css'
import { standing, titleOf, usualTimes } from './own-words.ts'

type OwnCaseProps = {
  one: OwnCase
  items: readonly HomeItem[]
  /** How many of the things above are this case's. */
  above: number
  dates: readonly HomeItem[]
  isFirst: boolean
}

/** One case: where it stands, what is left of the reader's in it, and its dates. */
export function OwnCaseCard({ one, items, above, dates, isFirst }: OwnCaseProps) {
  const say = useSay()
  const title = titleOf(one, say)
  const usual = one.outcome === null ? usualTimes(one, say) : ''
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.inside}>
        <h2>
          <Link to={one.path} className={styles.title}>
            {title}
          </Link>
        </h2>
        <p className={styles.dimmed}>{standing(one, above + items.length, say)}</p>
        <Track steps={one.steps} here={one.step} />
        {usual && (isFirst || items.length > 0) && <p className={styles.dimmed}>{usual}</p>}
        {one.workUntil && (
          <p className={styles.calm}>
            {one.own
              ? say('You may keep working until {day} while this is pending.', { day: showDate(one.workUntil) })
              : say('{name} may keep working until {day} while this is pending.', {
                  name: one.firstName,
                  day: showDate(one.workUntil),
                })}
          </p>
        )}
        {dates.map(({ id, title: what, dueOn, dueWhy }) => (
          <p key={id} className={styles.date}>
            <span>{say(said(what, one.own))}</span>
            {dueOn && <Due on={dueOn} why={say(dueWhy)} inline />}
          </p>
        ))}
      </div>
      {items.length > 0 && <OwnItemsInside items={items} />}
      {one.answeredBy && (
        <p className={styles.inside}>
          <Link to={`${one.path}?tab=messages`}>
            {say('{name} answered your question', { name: one.answeredBy.split(' ')[0] ?? '' })}
          </Link>
        </p>
      )}
      {one.receiptNumber && <Receipt number={one.receiptNumber} />}
    </section>
  )
}

function OwnItemsInside({ items }: { items: readonly HomeItem[] }) {
  const say = useSay()
  return (
    <OpenItems label={say('To do in this case')} large>
      {items.map((item) => {
        const { what, about } = itemWords(item)
        const verb = say(item.verb)
        return (
          <OpenItemRow
            key={item.id}
            kind={isSentBack(item) ? 'sentBack' : item.kind}
            what={say(what)}
            about={say(about) || (item.dueOn ? say('By {day}', { day: showDate(item.dueOn) }) : '')}
            action={{ verb, to: item.link, label: `${verb}: ${say(what)}`, variant: 'tone' }}
          />
        )
      })}
    </OpenItems>
  )
}

function Receipt({ number }: { number: string }) {
  const say = useSay()
  const toast = useToast()
  const copy = () => {
    void navigator.clipboard?.writeText(number).then(() => toast(say('Receipt number copied.'), { kind: 'success' }))
  }
  return (
    <div className={styles.receipt}>
      <span>
        <span className={styles.dimmed}>{say('Receipt number')}</span>
        <strong>{number}</strong>
      </span>
      <Button variant="subtle" onClick={copy} aria-label={say('Copy receipt number {number}', { number })}>
        {say('Copy')}
      </Button>
    </div>
  )
}
