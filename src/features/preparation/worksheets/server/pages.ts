import { showDate } from '#formats/dates.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import type { Block, Column } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'
import type { WorksheetItem, WorksheetView } from '../contract.ts'

type Shown = Pick<WorksheetView, 'name' | 'title' | 'caseNumber' | 'enteredIn' | 'sections' | 'byHand'>

/** The worksheet as pages: the boxes of the screen, in its order and with its values, so that both say the same. */
export async function worksheetPages(view: Shown, today: string): Promise<PreparedDocument> {
  const blocks = blocksOf(view, today)
  await loadScriptsFor(view.sections.flatMap(({ items }) => items.map(({ value }) => value)))
  return composePages(blocks, {
    header: [`Form ${view.name}, worksheet`, view.caseNumber],
    footer: ['Not the official form. Not for filing.', 'Page {page} of {pages}'],
  })
}

const blocksOf = ({ name, title, enteredIn, sections, byHand }: Shown, today: string): Block[] => [
  { kind: 'title', text: `Worksheet of Form ${name}`, subtitle: title },
  { kind: 'paragraph', text: `To be entered in ${enteredIn}. As known on ${showDate(today)}.`, small: true },
  ...sections.flatMap(({ id, title: heading, items }): Block[] => [
    { kind: 'heading', text: `${id}. ${heading}` },
    { kind: 'table', columns, rows: items.map((item) => [item.number, item.label, said(item)]) },
  ]),
  ...(byHand.length === 0 ? [] : [{ kind: 'heading', text: 'Written by hand' } as const]),
  ...byHand.map((text): Block => ({ kind: 'paragraph', text })),
]

const columns: readonly Column[] = [
  { title: 'Item', share: 0.1 },
  { title: 'Box', share: 0.45 },
  { title: 'Value', share: 0.45 },
]

const said = ({ state, value }: WorksheetItem): string =>
  state === 'missing' ? '(no answer yet)' : state === 'none' && value === '' ? '–' : value
