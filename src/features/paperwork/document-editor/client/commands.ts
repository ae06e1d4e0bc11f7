import { toggleMark } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { letterSchema } from '#docx/editing/schema.ts'

const { marks, nodes } = letterSchema

export const toggles = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  underline: toggleMark(marks.underline),
} as const

/** Whether the selection, or what is typed next, has it. */
export function isToggled({ selection, storedMarks, doc }: EditorState, name: keyof typeof toggles): boolean {
  const type = marks[name]
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
  return doc.rangeHasMark(selection.from, selection.to, type)
}

/** Changes attributes of every paragraph the selection touches. */
function onParagraphs(change: (paragraph: Node) => Record<string, unknown>): Command {
  return (state, dispatch) => {
    const transaction = state.tr
    state.doc.nodesBetween(state.selection.from, state.selection.to, (node, position) => {
      if (node.type !== nodes.paragraph) return
      transaction.setNodeMarkup(position, undefined, { ...node.attrs, ...change(node) })
    })
    if (!transaction.docChanged) return false
    dispatch?.(transaction)
    return true
  }
}

/** Pressed again, the list is gone. */
export const setList = (list: 'bullet' | 'number'): Command =>
  onParagraphs(({ attrs }) =>
    attrs.list === list ? { list: '', numId: null, level: 0 } : { list, numId: null, level: 0 },
  )

export const indent = (by: 1 | -1): Command =>
  onParagraphs(({ attrs }) => (attrs.list === '' ? {} : { level: Math.min(2, Math.max(0, Number(attrs.level) + by)) }))

export const setAlign = (align: '' | 'center' | 'right'): Command => onParagraphs(() => ({ align }))

export const setStyle = (style: string, heading: number | null): Command => onParagraphs(() => ({ style, heading }))

export const currentParagraph = ({ selection }: EditorState): Node | undefined => {
  for (let depth = selection.$from.depth; depth > 0; depth--) {
    const node = selection.$from.node(depth)
    if (node.type === nodes.paragraph) return node
  }
  return undefined
}

export const insertPageBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.pageBreak.create()).scrollIntoView())
  return true
}

export const insertLineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

const NEW_TABLE = { rows: 2, columns: 3 }

export const insertTable: Command = (state, dispatch) => {
  const cell = () => nodes.cell.create(null, nodes.paragraph.create())
  const row = () => nodes.row.create(null, Array.from({ length: NEW_TABLE.columns }, cell))
  const table = nodes.table.create(null, Array.from({ length: NEW_TABLE.rows }, row))
  const { $from } = state.selection
  // After the paragraph, never inside of another table's cell.
  if (rowAround(state)) return false
  const at = $from.after(1)
  const change = state.tr.insert(at, [table, nodes.paragraph.create()])
  // What is typed next goes into the table.
  dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve(at + 1))).scrollIntoView())
  return true
}

type Around = { readonly row: Node; readonly at: number; readonly table: Node }

export function rowAround({ selection: { $from } }: EditorState): Around | undefined {
  for (let depth = $from.depth; depth > 1; depth--)
    if ($from.node(depth).type === nodes.row)
      return { row: $from.node(depth), at: $from.before(depth), table: $from.node(depth - 1) }
  return undefined
}

/** A row like this one, empty. Cells that go over several rows are left to a word processor. */
export const addRow: Command = (state, dispatch) => {
  const found = rowAround(state)
  if (!found || hasTallCells(found.table)) return false
  const cells = found.row.children.map((cell) => nodes.cell.create(cell.attrs, nodes.paragraph.create()))
  dispatch?.(state.tr.insert(found.at + found.row.nodeSize, nodes.row.create(found.row.attrs, cells)))
  return true
}

export const removeRow: Command = (state, dispatch) => {
  const found = rowAround(state)
  if (!found || hasTallCells(found.table)) return false
  const only = found.table.childCount === 1
  const place = state.doc.resolve(found.at)
  const [from, to] = only ? [place.before(), place.after()] : [found.at, found.at + found.row.nodeSize]
  dispatch?.(state.tr.delete(from, to))
  return true
}

/** The next cell, or the one before, as in a word processor; behind the last one a row is added. */
export const toCell =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const found = rowAround(state)
    if (!found) return false
    const cells: number[] = []
    const inTable = state.doc.resolve(found.at).start()
    found.table.forEach((row, rowAt) => {
      row.forEach((_, cellAt) => {
        cells.push(inTable + rowAt + 1 + cellAt)
      })
    })
    const next = cells[cells.findLastIndex((at) => at < state.selection.from) + by]
    const put = (transaction: Transaction, at: number) =>
      dispatch?.(transaction.setSelection(TextSelection.near(transaction.doc.resolve(at + 1))).scrollIntoView())
    if (next !== undefined) put(state.tr, next)
    // What is typed next stays in the table also where there is no cell to go to.
    else if (by === 1) addRow(state, (transaction) => put(transaction, found.at + found.row.nodeSize + 1))
    return true
  }

const hasTallCells = (table: Node): boolean =>
  table.children.some((row) => row.children.some((cell) => cell.attrs.continued))

/** Marks the selected words with a comment; the sentence is kept beside the letter. */
export function commentOn(state: EditorState, id: string): Transaction | undefined {
  const { from, to, empty } = state.selection
  return empty ? undefined : state.tr.addMark(from, to, marks.comment.create({ id }))
}

export function withoutComment(state: EditorState, id: string): Transaction {
  const transaction = state.tr
  state.doc.descendants((node, position) => {
    const mark = node.marks.find(({ type, attrs }) => type === marks.comment && attrs.id === id)
    if (mark) transaction.removeMark(position, position + node.nodeSize, mark)
  })
  return transaction
}

/** The comments that words of the letter still carry. */
export function commentsIn(document: Node): Set<string> {
  const found = new Set<string>()
  document.descendants((node) => {
    for (const { type, attrs } of node.marks) if (type === marks.comment) found.add(String(attrs.id))
  })
  return found
}
