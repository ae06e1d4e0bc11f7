import { type Answer, isValue, type Source } from '#engine/answer.ts'
import { explain } from '#engine/explain.ts'
import type { FactType } from '#engine/fact.ts'
import { concerns, type Form, type Item, type Part } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { notOnPaper, printed, printedRecord } from '#engine/print.ts'
import { showDate } from '#formats/dates.ts'
import { dayIn, defaultZone, type Zone } from '#formats/day.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import type { Block, Column } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'
import { printedEdition } from './rules.ts'

export type AnswerSheetOptions = {
  /** '26-00417, Priya Raman': which case, at the top of each page. */
  about?: string
  /** Who answered, by user id; without it only when. */
  names?: ReadonlyMap<number, string>
  /** Where the case runs: when somebody answered is a day there. */
  zone?: Zone
}

/** A form as a list of its answers: every item that concerns the case, in the form's order, with answer and source. */
export async function answerSheet(
  form: Form,
  look: KnownFacts,
  options: AnswerSheetOptions = {},
): Promise<PreparedDocument> {
  const blocks = answerSheetBlocks(form, look, options)
  await loadScriptsFor(textsIn(blocks))
  return composePages(blocks, {
    header: [`Form ${form.name}, answer sheet`, options.about ?? ''],
    footer: ['Not the official form. Not for filing.', 'Page {page} of {pages}'],
  })
}

export function answerSheetBlocks(form: Form, look: KnownFacts, options: AnswerSheetOptions = {}): Block[] {
  const edition = form.edition ? `Edition ${printedEdition(form.edition)}. ` : ''
  const parts = form.parts.flatMap((part): Block[] => {
    const rows = part.items.flatMap((item) => rowOf(part, item, look, options))
    if (rows.length === 0) return []
    return [
      { kind: 'heading', text: `Part ${part.id}. ${part.title}` },
      { kind: 'table', columns, rows },
    ]
  })
  return [
    { kind: 'title', text: `Form ${form.name}`, subtitle: form.title },
    {
      kind: 'paragraph',
      text: `${edition}The answers in the order of the form, as known on ${showDate(look.today)}.`,
      small: true,
    },
    ...parts,
  ]
}

const columns: readonly Column[] = [
  { title: 'Item', share: 0.1 },
  { title: 'Question', share: 0.36 },
  { title: 'Answer', share: 0.34 },
  { title: 'Source', share: 0.2 },
]

function rowOf(part: Part, item: Item, look: KnownFacts, options: AnswerSheetOptions): string[][] {
  if (concerns(part, item, look) === false) return []
  const ref = { role: item.role, fact: item.fact }
  const answer = look.answer(ref)
  const [number = ''] = item.number.split(' ')
  const source = answer ? sourceOf(ref, look, options) : ''
  return [[number, item.label ?? item.fact.label, answer ? inWords(item.fact, answer) : open(item), source]]
}

/** What is asked "if any" waits for nobody. */
const open = ({ optional }: Item) => (optional ? '–' : '(no answer yet)')

function inWords(type: FactType, answer: Answer): string {
  if (!isValue(answer)) return notOnPaper[answer.not]
  if (type.type !== 'records') return printed(type, answer.value)
  const records = answer.value as Record<string, unknown>[]
  if (records.length === 0) return notOnPaper.none
  return records.map((record, n) => `${n + 1}. ${printedRecord(type.columns, record)}`).join('\n')
}

const sources: Record<Source, string> = {
  form: 'Entered on the form',
  questionnaire: 'Questionnaire',
  import: 'Imported',
  document: 'From a document',
  derived: 'Worked out',
  migration: 'Taken over',
}

function sourceOf(
  ref: { role: string; fact: Item['fact'] },
  look: KnownFacts,
  { names, zone = defaultZone }: AnswerSheetOptions,
): string {
  const { answered, derivedFrom = [] } = explain(ref, look)
  if (answered) {
    const who = answered.by === null ? '' : (names?.get(answered.by) ?? '')
    return [sources[answered.source], who, showDate(dayIn(zone, new Date(answered.at)))].filter(Boolean).join(', ')
  }
  const from = [...new Set(derivedFrom.filter((each) => each.answer).map(({ label }) => label))]
  return from.length > 0 ? `From: ${from.slice(0, 3).join(', ')}${from.length > 3 ? ' …' : ''}` : sources.derived
}

const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : 'text' in block ? [block.text] : []))
