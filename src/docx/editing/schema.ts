import { type Attrs, type DOMOutputSpec, type Mark, type Node, Schema, type TagParseRule } from 'prosemirror-model'

/**
 * A letter as the built-in editor sees it. `at` is the place of an element in the document of the file it came from: what
 * the editor does not understand stays there and is only pointed at, so that nothing is lost and nothing foreign gets in.
 */
const place = { at: { default: null } }

type Carried = { readonly type: { readonly name: string }; readonly attrs: Attrs }

/** What the page and the clipboard carry, so that nothing is forgotten when they are read back. */
const carried = ({ type, attrs }: Carried): Record<string, string> => ({
  'data-is': type.name,
  'data-attrs': JSON.stringify(attrs),
})

const readBack = (name: string): TagParseRule => ({
  tag: `[data-is="${name}"]`,
  priority: 60,
  getAttrs: (element) => {
    try {
      const attrs: unknown = JSON.parse(element.getAttribute('data-attrs') ?? '{}')
      return attrs !== null && typeof attrs === 'object' ? (attrs as Attrs) : {}
    } catch {
      return {}
    }
  },
})

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
      parseDOM: [readBack('paragraph'), { tag: 'p' }, { tag: 'h1,h2,h3,h4,h5,h6' }, { tag: 'li' }],
      toDOM: (node) => {
        const { heading, list, level, align } = node.attrs
        const tag = heading === null ? 'p' : `h${Math.min(6, Number(heading) + 1)}`
        return [tag, { ...carried(node), 'data-list': list, 'data-level': String(level), 'data-align': align }, 0]
      },
    },
    table: {
      group: 'block',
      content: 'row+',
      isolating: true,
      attrs: place,
      parseDOM: [readBack('table')],
      toDOM: (node) => ['table', carried(node), ['tbody', 0]],
    },
    row: { content: 'cell+', attrs: place, parseDOM: [readBack('row')], toDOM: (node) => ['tr', carried(node), 0] },
    cell: {
      content: 'block+',
      isolating: true,
      attrs: { ...place, columns: { default: 1 }, continued: { default: false } },
      parseDOM: [readBack('cell')],
      toDOM: (node) => {
        const { columns, continued } = node.attrs
        return ['td', { ...carried(node), colspan: String(columns), 'data-continued': String(continued) }, 0]
      },
    },
    /** Something between paragraphs that stays as it is. */
    keptBlock: {
      group: 'block',
      atom: true,
      attrs: { ...place, says: { default: '' } },
      parseDOM: [readBack('keptBlock')],
      toDOM: (node) => ['div', { ...carried(node), class: 'kept', contenteditable: 'false' }, String(node.attrs.says)],
    },
    /** Something within a line that stays as it is: a picture, a note, a field. `to` is where it ends. */
    kept: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { ...place, to: { default: null }, says: { default: '' } },
      parseDOM: [readBack('kept')],
      toDOM: keptInLine,
    },
    lineBreak: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    pageBreak: {
      group: 'inline',
      inline: true,
      parseDOM: [readBack('pageBreak')],
      toDOM: (node) => ['span', { ...carried(node), class: 'pageBreak', contenteditable: 'false' }],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: place,
      inclusive: false,
      parseDOM: [readBack('link')],
      toDOM: (mark) => ['span', { ...carried(mark), class: 'link' }, 0],
    },
    inserted: {
      attrs: { ...place, by: { default: '' }, on: { default: '' } },
      excludes: 'inserted',
      parseDOM: [readBack('inserted')],
      toDOM: (mark) => suggestion('ins', mark),
    },
    deleted: {
      attrs: { ...place, by: { default: '' }, on: { default: '' } },
      excludes: 'deleted',
      parseDOM: [readBack('deleted')],
      inclusive: false,
      toDOM: (mark) => suggestion('del', mark),
    },
    comment: {
      attrs: { id: {} },
      excludes: '',
      inclusive: false,
      parseDOM: [readBack('comment')],
      toDOM: (mark) => ['span', { ...carried(mark), class: 'comment' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    /** The run whose font, size and color the text has. */
    run: { attrs: place, parseDOM: [readBack('run')], toDOM: (mark) => ['span', carried(mark), 0] },
  },
})

function keptInLine(node: Node): DOMOutputSpec {
  const says = String(node.attrs.says)
  return ['span', { ...carried(node), class: says === '' ? 'unseen' : 'kept', contenteditable: 'false' }, says]
}

function suggestion(tag: 'ins' | 'del', mark: Mark): DOMOutputSpec {
  const { by, on } = mark.attrs
  return [tag, { ...carried(mark), title: [by, on].filter(Boolean).join(', ') }, 0]
}
