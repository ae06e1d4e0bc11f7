import { type Form, partName } from '#engine/form.ts'
import type { Overflow } from '#engine/on-paper.ts'
import type { Block } from '#paper/pages/blocks.ts'

export type AddendumOf = {
  form: Pick<Form, 'name' | 'parts'>
  /** Whose form it is, as the agency asks at the top of each sheet. */
  name: string
  aNumber: string
}

/** What the form's own Additional Information cannot hold: page, part and item first, as the agency wants it. */
export function addendumBlocks({ form, name, aNumber }: AddendumOf, entries: readonly Overflow[]): Block[] {
  return [
    { kind: 'title', text: 'Additional Information', subtitle: `Attached to Form ${form.name}` },
    {
      kind: 'rows',
      rows: [{ label: 'Name', value: name }, ...(aNumber ? [{ label: 'A-Number', value: aNumber }] : [])],
    },
    ...entries.flatMap(({ page, part, item, label, text }): Block[] => [
      {
        kind: 'heading',
        text: [page ? `Page ${page}` : '', partName(form, part), `Item ${item}`].filter(Boolean).join(', '),
      },
      { kind: 'paragraph', text: label, bold: true },
      ...text.split('\n').map((line): Block => ({ kind: 'paragraph', text: line })),
    ]),
    { kind: 'space', height: 28 },
    { kind: 'rule' },
    { kind: 'paragraph', text: 'Signature and date', small: true },
  ]
}
