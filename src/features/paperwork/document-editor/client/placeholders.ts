import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { letterSchema } from '#docx/editing/schema.ts'

/** A fact that was missing when the letter was made stands there by its name: [Hours per week]. */
const PLACEHOLDER = /\[[^[\]\n]{2,120}\]/g

export function placeholdersIn(document: Node): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  document.descendants((node, position) => {
    for (const { index, 0: text } of (node.text ?? '').matchAll(PLACEHOLDER))
      found.push({ from: position + index, to: position + index + text.length })
  })
  return found
}

const named = (document: Node, label: string) =>
  placeholdersIn(document).filter(({ from, to }) => document.textBetween(from, to) === `[${label}]`)

export const hasPlaceholder = (document: Node, label: string): boolean => named(document, label).length > 0

/** The letter with a fact written where its name stands, as if it had been typed there; each line on its own. */
export function filledIn(state: EditorState, label: string, value: string): Transaction {
  const { tr } = state
  for (const { from, to } of named(state.doc, label).reverse()) {
    const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? []
    const lines = value
      .split('\n')
      .flatMap((line, place) => [
        ...(place > 0 ? [letterSchema.nodes.lineBreak.create()] : []),
        ...(line ? [letterSchema.text(line, marks)] : []),
      ])
    tr.replaceWith(from, to, lines)
  }
  return tr
}

/** Shown in amber while they are there, so that none is overlooked. */
export const placeholders = new Plugin({
  props: {
    decorations: ({ doc }) =>
      DecorationSet.create(
        doc,
        placeholdersIn(doc).map(({ from, to }) => Decoration.inline(from, to, { class: 'placeholder' })),
      ),
  },
})
