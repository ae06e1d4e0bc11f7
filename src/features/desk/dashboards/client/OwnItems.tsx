import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import { showDate } from '#formats/dates.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { type Say, useSay } from '#ui/say.ts'
import type { HomeItem, OwnCase } from '../records.ts'
import { shownAs } from './home-words.ts'
import styles from './own.module.css'
import type { OwnRow } from './own-items.ts'
import { titleOf } from './own-words.ts'

type OwnItemsProps = {
  rows: readonly OwnRow<HomeItem>[]
  /** Named in each row where it is not clear which is meant. */
  cases: readonly OwnCase[]
}

/** What the reader has to do; the first button is the one to press. */
export function OwnItems({ rows, cases }: OwnItemsProps) {
  const say = useSay()
  return (
    <section className={styles.card} aria-label={say('Your to-do')}>
      <OpenItems label={say('Your to-do')} large>
        {rows.map(({ item, also }, index) => {
          const { what, about } = itemWords(item)
          const shown = shownAs(item)
          const by = item.dueOn ? say('By {day}', { day: showDate(item.dueOn) }) : ''
          return (
            <OpenItemRow
              key={item.id}
              kind={isSentBack(item) ? 'sentBack' : item.kind}
              tone={isSentBack(item) ? 'amber' : undefined}
              what={say(what)}
              about={
                <>
                  {about && <div>{say(about)}</div>}
                  <div>{[by, forWhich([item, ...also], cases, say)].filter(Boolean).join(' · ')}</div>
                </>
              }
              action={{
                verb: say(item.verb === 'Open' ? shown.verb : item.verb),
                to: item.link,
                label: `${say(item.verb)}: ${say(what)}`,
                variant: index === 0 ? 'primary' : 'tone',
              }}
            />
          )
        })}
      </OpenItems>
    </section>
  )
}

/** "Your H-1B transfer"; where several cases ask for it, how many. */
function forWhich(items: readonly HomeItem[], cases: readonly OwnCase[], say: Say): string {
  const [only, ...others] = cases.filter(({ id }) => items.some(({ caseId }) => caseId === id))
  if (!only) return ''
  return others.length === 0 ? titleOf(only, say) : say('Needed in {n} cases', { n: others.length + 1 })
}
