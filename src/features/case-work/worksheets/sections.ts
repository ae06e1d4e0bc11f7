import type { Answer } from '#engine/answer.ts'
import { concerns, type Item } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { notOnPaper, printed, printedScalar } from '#engine/print.ts'
import { lcaRecord } from '#rules/prefiling/lca-needs.ts'
import type { WorksheetItem, WorksheetView } from './records.ts'
import type { Worksheet } from './worksheet.ts'

const onLca: ReadonlySet<string> = new Set(lcaRecord.map(({ id }) => id))

/** What concerns the case, section by section; of a list each value stands alone, since each has a box of its own. */
export function sectionsOf({ form, own }: Worksheet, look: KnownFacts): WorksheetView['sections'] {
  const here = new Set(own.map(({ id }) => id))
  const placeOf = ({ fact }: Item): WorksheetItem['answeredAt'] => {
    const asked = 'inputs' in fact ? fact.inputs.map((each) => each.fact.id) : [fact.id]
    if (asked.some((id) => onLca.has(id))) return 'lca'
    return asked.some((id) => here.has(id)) ? 'here' : 'questions'
  }
  return form.parts.flatMap((part) => {
    const items = part.items
      .filter((item) => concerns(part, item, look) !== false)
      .flatMap((item) => itemsOf(item, look, placeOf(item)))
    return items.length === 0 ? [] : [{ id: part.id, title: part.title, items }]
  })
}

function itemsOf(item: Item, look: KnownFacts, answeredAt: WorksheetItem['answeredAt']): WorksheetItem[] {
  const { fact } = item
  const answer = look.answer({ role: item.role, fact }) as Answer | undefined
  const [number = ''] = item.number.split(' ')
  const about = { number, label: item.label ?? fact.label, answeredAt }
  if (answer === undefined) return [{ ...about, value: '', state: item.optional ? 'none' : 'missing' }]
  if (!('value' in answer)) return [{ ...about, value: notOnPaper[answer.not], state: 'answered' }]
  if (fact.type !== 'records') return [{ ...about, value: printed(fact, answer.value), state: 'answered' }]
  const records = answer.value as Record<string, unknown>[]
  if (records.length === 0) return [{ ...about, value: '', state: item.optional ? 'none' : 'missing' }]
  return records.flatMap((record, n) =>
    Object.entries(fact.columns).flatMap(([name, column]): WorksheetItem[] =>
      record[name] === undefined || record[name] === ''
        ? []
        : [
            {
              ...about,
              label: `${about.label}, ${n + 1}: ${column.label}`,
              value: printedScalar(column, record[name]),
              state: 'answered',
            },
          ],
    ),
  )
}
