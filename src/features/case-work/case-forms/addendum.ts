import { type Form, partName } from '#engine/form.ts'
import type { Overflow } from '#engine/on-paper.ts'
import type { Block, ComposeOptions } from '#paper/pages/blocks.ts'

export type AddendumOf = {
  form: Pick<Form, 'name' | 'parts'>
  /** Whose form it is, as the agency asks at the top of each sheet. */
  name: string
  aNumber: string
}

/** What the form's own Additional Information cannot hold: page, part and item first, as the agency wants it. */
export const addendumBlocks = ({ form }: AddendumOf, entries: readonly Overflow[]): Block[] => [
  { kind: 'title', text: 'Additional Information', subtitle: `Attached to Form ${form.name}` },
  ...entries.flatMap(({ page, part, item, label, text }): Block[] => [
    {
      kind: 'heading',
      text: [page ? `Page ${page}` : '', partName(form, part), `Item ${item}`].filter(Boolean).join(', '),
    },
    { kind: 'paragraph', text: label, bold: true },
    ...text.split('\n').map((line): Block => ({ kind: 'paragraph', text: line })),
  ]),
]

/** "Type or print your name and A-Number at the top of each sheet … and sign and date each sheet." */
export const addendumEdges = ({ form, name, aNumber }: AddendumOf): ComposeOptions => ({
  header: [`Form ${form.name}, Additional Information`, aNumber && `A-Number: ${aNumber}`],
  under: `Name: ${name}`,
  signed: 'Signature and date',
  footer: ['', 'Page {page} of {pages}'],
})
