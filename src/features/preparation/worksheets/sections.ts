import { addressColumns } from '#engine/address.ts'
import { type Answer, saidNot } from '#engine/answer.ts'
import { all, decidingFacts } from '#engine/condition.ts'
import type { Address } from '#engine/fact.ts'
import { concerns, type Item, type Part } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { notOnPaper, printed, printedScalar } from '#engine/print.ts'
import type { Ref } from '#engine/reference.ts'
import { unitLine } from '#facts/derived/labor-certification.ts'
import { lca, lcaAttested, lcaRecord } from '#rules/prefiling/lca-needs.ts'
import type { WorksheetItem, WorksheetView } from './contract.ts'
import { lcaJob } from './forms/lca-job.ts'
import type { Worksheet } from './worksheet.ts'

const onLca: ReadonlySet<string> = new Set([...lcaRecord, lca.lcaWillfulViolator].map(({ id }) => id))

/** What a worksheet asks only while there is no record of the LCA: then the record is where it is said. */
export const ofRecord: ReadonlySet<string> = new Set(lcaAttested.map(({ id }) => id))

/** Titles of the SOC list by their code: the online systems want both. */
export type SocTitles = ReadonlyMap<string, string>

/**
 * What concerns the case, section by section; of a list or an address each value stands alone, since each has a box of
 * its own. Of an item that may or may not concern it, what decides that is missing, and not yet the item.
 */
export function sectionsOf(
  { form, own }: Worksheet,
  look: KnownFacts,
  { titles = new Map(), hasRecord = false }: { titles?: SocTitles; hasRecord?: boolean } = {},
): WorksheetView['sections'] {
  const here = new Set(own.map(({ id }) => id))
  const placeOf = ({ fact }: Pick<Item, 'fact'>): WorksheetItem['answeredAt'] => {
    const asked = 'inputs' in fact ? fact.inputs.map((each) => each.fact.id) : [fact.id]
    if (asked.some((id) => onLca.has(id) || (hasRecord && ofRecord.has(id)))) return 'lca'
    return asked.some((id) => here.has(id)) ? 'here' : 'questions'
  }
  const listed = new Set(form.parts.flatMap(({ items }) => items.map(({ fact }) => fact.id)))
  return form.parts.flatMap((part) => {
    const items = part.items.flatMap((item) => {
      const truth = concerns(part, item, look)
      if (truth === true) return itemsOf(item, look, placeOf(item), titles)
      const open = truth === undefined ? decidedBy(part, item, look) : []
      return open.filter(({ fact }) => !listed.has(fact.id) && listed.add(fact.id)).map((each) => toDecide(item, each))
    })
    return items.length === 0 ? [] : [{ id: part.id, title: part.title, items }]
  })

  function toDecide({ number }: Item, { fact }: Ref): WorksheetItem {
    const [first = ''] = number.split(' ')
    return { number: first, label: fact.label, value: '', state: 'missing', answeredAt: placeOf({ fact }) }
  }
}

const decidedBy = (part: Part, item: Item, look: KnownFacts): Ref[] =>
  decidingFacts(all(...[part.when, item.when].flatMap((condition) => condition ?? [])), look).filter(
    (ref) => look.answer(ref) === undefined,
  )

function itemsOf(
  item: Item,
  look: KnownFacts,
  answeredAt: WorksheetItem['answeredAt'],
  titles: SocTitles,
): WorksheetItem[] {
  const { fact } = item
  const answer = (look.answer({ role: item.role, fact }) as Answer | undefined) ?? titleFor(fact.id, look, titles)
  const [number = ''] = item.number.split(' ')
  const about = { number, label: item.label ?? fact.label, answeredAt }
  if (answer === undefined) return [{ ...about, value: '', state: item.optional ? 'none' : 'missing' }]
  if (!('value' in answer)) return [{ ...about, value: notOnPaper[answer.not], state: 'answered' }]
  if (fact.type === 'address') return boxesOf(answer.value as Address, about)
  if (fact.type !== 'records') return [{ ...about, value: printed(fact, answer.value), state: 'answered' }]
  const records = answer.value as Record<string, unknown>[]
  if (records.length === 0) return [{ ...about, value: '', state: item.optional ? 'none' : 'missing' }]
  return records.flatMap((record, n) =>
    Object.entries(fact.columns).flatMap(([name, column]): WorksheetItem[] => {
      const label = `${about.label}, ${n + 1}: ${column.label}`
      const not = saidNot(record, name)
      if (not) return [{ ...about, label, value: notOnPaper[not], state: 'answered' }]
      if (record[name] === undefined || record[name] === '')
        return column.required ? [{ ...about, label, value: '', state: 'missing' }] : []
      return [{ ...about, label, value: printedScalar(column, record[name]), state: 'answered' }]
    }),
  )
}

/** Until somebody entered a title on the record of the LCA, it is the one of the list. */
function titleFor(factId: string, look: KnownFacts, titles: SocTitles): Answer | undefined {
  const code = factId === lca.lcaSocTitle.id ? look.value(lcaJob.lcaSocOffered) : undefined
  const value = typeof code === 'string' ? titles.get(code) : undefined
  return value === undefined ? undefined : { value }
}

/** An address as the Department of Labor's forms count it: Address 1 and 2, city, state, postal code and country, one number each. */
function boxesOf(address: Address, about: Pick<WorksheetItem, 'number' | 'label' | 'answeredAt'>): WorksheetItem[] {
  const unit = unitLine(address)
  const boxes: (readonly [label: string, value: string | undefined])[] = [
    ['Address 1', address.street],
    ['Address 2: apartment, suite or floor', typeof unit === 'string' ? unit : undefined],
    ['City', address.city],
    ['State', address.state ?? address.province],
    ['Postal code', address.postalCode],
    ['Country', address.country && printedScalar(addressColumns.country, address.country)],
  ]
  const first = Number(about.number)
  return boxes.map(([label, value], place) => ({
    ...about,
    number: Number.isInteger(first) && first > 0 ? String(first + place) : about.number,
    label: about.label === 'Address' ? label : `${about.label}: ${label}`,
    value: value ?? '',
    state: value ? 'answered' : label.startsWith('Address 2') ? 'none' : 'missing',
  }))
}
