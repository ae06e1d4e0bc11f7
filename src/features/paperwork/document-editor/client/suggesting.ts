import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { letterSchema } from '#docx/editing/schema.ts'

const { inserted, deleted } = letterSchema.marks

/** Set on a transaction that must happen as it is: accepting, rejecting, taking back. */
export const AS_IS = 'asIs'

/**
 * The same change as a suggestion: what was typed is marked as new, what was deleted stays and is marked. Only text is
 * suggested; what joins or cuts paragraphs without taking words away happens at once.
 */
export function asSuggestion(state: EditorState, change: Transaction): Transaction {
  const [step] = change.steps
  if (!(step instanceof ReplaceStep) || change.steps.length !== 1) return change
  if (change.getMeta(AS_IS) || change.getMeta('history$')) return change
  const { from, to, slice } = step
  const takesWords = state.doc.textBetween(from, to).length > 0
  if (!takesWords && slice.size === 0) return change
  if (takesWords && slice.content.childCount > 0 && slice.content.firstChild?.isBlock && slice.openStart === 0)
    return change
  const result = state.tr
  const end = takesWords ? markDeleted(state, result, from, to) : from
  if (slice.size > 0) result.replace(end, end, new Slice(marked(slice.content), slice.openStart, slice.openEnd))
  const after = end + slice.size
  const backwards = slice.size === 0 && state.selection.empty && state.selection.from === to
  const place = backwards ? from : after
  result.setSelection(TextSelection.near(result.doc.resolve(Math.min(place, result.doc.content.size))))
  return result.scrollIntoView()
}

/** Own suggestions disappear, everything else is only marked. Returns where the range ends now. */
function markDeleted(state: EditorState, result: Transaction, from: number, to: number): number {
  const own: { from: number; to: number }[] = []
  state.doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return
    const [start, end] = [Math.max(from, position), Math.min(to, position + node.nodeSize)]
    const isOwn = node.marks.some(({ type, attrs }) => type === inserted && attrs.at === null)
    if (isOwn) own.push({ from: start, to: end })
    else result.addMark(start, end, deleted.create())
  })
  for (const range of own.reverse()) result.delete(range.from, range.to)
  return result.mapping.map(to)
}

function marked(content: Fragment): Fragment {
  const nodes: Node[] = content.content.map((node) =>
    node.isInline
      ? node.mark(inserted.create().addToSet(deleted.removeFromSet(node.marks)))
      : node.copy(marked(node.content)),
  )
  return Fragment.from(nodes)
}

export type Suggestion = {
  readonly kind: 'inserted' | 'deleted'
  readonly by: string
  readonly on: string
  readonly text: string
  readonly from: number
  readonly to: number
}

/** What was suggested, in the order of the letter; neighbours of one person are one suggestion. */
export function suggestionsIn(document: Node): Suggestion[] {
  const found: Suggestion[] = []
  document.descendants((node, position) => {
    const mark = node.marks.find(({ type }) => type === inserted || type === deleted)
    if (!mark) return
    const kind = mark.type === inserted ? 'inserted' : 'deleted'
    const { by, on } = mark.attrs as { by: string; on: string }
    const text = node.isText ? (node.text ?? '') : String(node.attrs.says ?? ' ')
    const last = found.at(-1)
    if (last && last.to === position && last.kind === kind && last.by === by && last.on === on)
      found[found.length - 1] = { ...last, text: last.text + text, to: position + node.nodeSize }
    else found.push({ kind, by, on, text, from: position, to: position + node.nodeSize })
  })
  return found
}

/** Accepting keeps what is new and takes away what was to go; rejecting does the reverse. */
export function settle(state: EditorState, settled: readonly Suggestion[], accept: boolean): Transaction {
  const change = state.tr.setMeta(AS_IS, true)
  for (const { kind, from, to } of [...settled].reverse()) {
    if ((kind === 'inserted') === accept) change.removeMark(from, to, letterSchema.marks[kind])
    else change.delete(from, to)
  }
  return change
}
