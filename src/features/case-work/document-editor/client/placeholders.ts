import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

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
