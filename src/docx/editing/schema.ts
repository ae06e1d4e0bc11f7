import { type Attrs, type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model'

/**
 * A letter as the built-in editor sees it. `at` is the place of an element in the document of the file it came from: what
 * the editor does not understand stays there and is only pointed at, so that nothing is lost and nothing foreign gets in.
 */
const place = { at: { default: null } }

const shown = (tag: string, attributes: Attrs = {}): DOMOutputSpec => [tag, attributes, 0]

export const letterSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: {
        ...place,
        style: { default: '' },
        /** 1 to 9 for a heading, 0 for the title; null for everything else. Follows from the style. */
        heading: { default: null },
        list: { default: '' },
        numId: { default: null },
        level: { default: 0 },
        align: { default: '' },
      },
      parseDOM: [{ tag: 'p' }, { tag: 'h1,h2,h3,h4,h5,h6' }, { tag: 'li' }],
      toDOM: ({ attrs }) => {
        const { heading, list, level, align } = attrs
        const tag = heading === null ? 'p' : `h${Math.min(6, Number(heading) + 1)}`
        return shown(tag, { 'data-list': list, 'data-level': String(level), 'data-align': align })
      },
    },
    table: {
      group: 'block',
      content: 'row+',
      isolating: true,
      attrs: place,
      toDOM: () => ['table', ['tbody', 0]],
    },
    row: { content: 'cell+', attrs: place, toDOM: () => shown('tr') },
    cell: {
      content: 'block+',
      isolating: true,
      attrs: { ...place, columns: { default: 1 }, continued: { default: false } },
      toDOM: ({ attrs: { columns, continued } }) =>
        shown('td', { colspan: String(columns), 'data-continued': String(continued) }),
    },
    /** Something between paragraphs that stays as it is. */
    keptBlock: {
      group: 'block',
      atom: true,
      attrs: { ...place, says: { default: '' } },
      toDOM: ({ attrs }) => ['div', { class: 'kept', contenteditable: 'false' }, String(attrs.says)],
    },
    /** Something within a line that stays as it is: a picture, a note, a field. `to` is where it ends. */
    kept: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { ...place, to: { default: null }, says: { default: '' } },
      toDOM: keptInLine,
    },
    lineBreak: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    pageBreak: {
      group: 'inline',
      inline: true,
      toDOM: () => ['span', { class: 'pageBreak', contenteditable: 'false' }],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: { attrs: { ...place, to: { default: '' } }, inclusive: false, toDOM: () => ['span', { class: 'link' }, 0] },
    inserted: {
      attrs: { ...place, by: { default: '' }, on: { default: '' } },
      excludes: 'inserted',
      toDOM: (mark) => suggestion('ins', mark),
    },
    deleted: {
      attrs: { ...place, by: { default: '' }, on: { default: '' } },
      excludes: 'deleted',
      inclusive: false,
      toDOM: (mark) => suggestion('del', mark),
    },
    comment: {
      attrs: { id: {} },
      excludes: '',
      inclusive: false,
      toDOM: ({ attrs }) => ['span', { class: 'comment', 'data-comment': String(attrs.id) }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    /** The run whose font, size and color the text has. */
    run: { attrs: place, toDOM: () => ['span', 0] },
  },
})

function keptInLine({ attrs: { says } }: Node): DOMOutputSpec {
  return ['span', { class: says === '' ? 'unseen' : 'kept', contenteditable: 'false' }, String(says)]
}

function suggestion(tag: 'ins' | 'del', { attrs: { by, on } }: Mark): DOMOutputSpec {
  return [tag, { title: [by, on].filter(Boolean).join(', ') }, 0]
}
