import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { letterSchema } from '#docx/editing/schema.ts'
import { insertTable, toCell } from './commands.ts'

const { nodes } = letterSchema
const cell = (text: string) => nodes.cell.create(null, nodes.paragraph.create(null, letterSchema.text(text)))
const row = (...texts: string[]) => nodes.row.create(null, texts.map(cell))
const table = nodes.table.create(null, [row('a', 'b'), row('c', 'd')])

function placed(text: string): EditorState {
  const doc = nodes.doc.create(null, [nodes.paragraph.create(), table, nodes.paragraph.create()])
  let at = 0
  doc.descendants((node, position) => {
    if (node.text === text) at = position
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

/** The words of the cell in which the next letter would be typed. */
function after(state: EditorState, by: 1 | -1): string | undefined {
  let next = state
  const isTaken = toCell(by)(state, (transaction) => {
    next = state.apply(transaction)
  })
  return isTaken ? next.selection.$from.parent.textContent : undefined
}

test('the tab key goes from cell to cell, over the end of a row, and back', () => {
  expect([after(placed('a'), 1), after(placed('b'), 1), after(placed('c'), -1)]).toEqual(['b', 'c', 'b'])
  expect(after(placed('a'), -1)).toBe('a')
})

test('behind the last cell it adds a row; outside of a table it does nothing', () => {
  let rows = 0
  const last = placed('d')
  toCell(1)(last, (transaction) => {
    rows = transaction.doc.child(1).childCount
    expect(transaction.selection.$from.node(3)).toBe(transaction.doc.child(1).child(2).child(0))
  })
  expect(rows).toBe(3)
  const { doc } = last
  expect(after(EditorState.create({ doc, selection: TextSelection.create(doc, 1) }), 1)).toBeUndefined()
})

test('a new table takes what is typed next into its first cell', () => {
  const doc = nodes.doc.create(null, [nodes.paragraph.create(null, letterSchema.text('Dear Officer:'))])
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 5) })
  let next = state
  insertTable(state, (transaction) => {
    next = state.apply(transaction)
  })
  expect(next.apply(next.tr.insertText('Duty')).doc.child(1).child(0).child(0).textContent).toBe('Duty')
})
