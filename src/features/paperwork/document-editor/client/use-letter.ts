import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Fragment, Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { pointerOf, pointersIn } from '#docx/editing/pointers.ts'
import { letterSchema } from '#docx/editing/schema.ts'
import type { LetterView } from '../contract.ts'
import { indent, insertLineBreak, insertPageBreak, toCell, toggles } from './commands.ts'
import { placeholders } from './placeholders.ts'
import { asSuggestion } from './suggesting.ts'

export type Letter = {
  readonly state: EditorState
  dispatch(transaction: Transaction): void
  focus(): void
}

/** Puts the letter into the page and follows its state. `suggesting`: changes become suggestions. */
export function useLetter(
  opened: LetterView,
  { editable, suggesting, onChange }: { editable: boolean; suggesting: boolean; onChange: () => void },
) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const [first] = useState(() => stateOf(opened))
  const [state, setState] = useState(first)
  const now = useRef({ editable, suggesting, onChange })
  now.current = { editable, suggesting, onChange }

  useEffect(() => {
    if (!place.current) return
    const known = pointersIn(first.doc)
    const made = new EditorView(place.current, {
      state: first,
      transformPasted: (slice) => ownOnly(slice, known),
      nodeViews: keptViews(opened.pictures),
      editable: () => now.current.editable,
      attributes: { 'aria-label': 'Text of the letter', 'aria-multiline': 'true', role: 'textbox' },
      dispatchTransaction(change) {
        const applied = now.current.suggesting ? asSuggestion(made.state, change) : change
        made.updateState(made.state.apply(applied))
        setState(made.state)
        if (applied.docChanged) now.current.onChange()
      },
    })
    view.current = made
    return () => made.destroy()
  }, [first, opened.pictures])

  // What may be edited is asked for by the view when something is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the answer changes
  useEffect(() => view.current?.updateState(view.current.state), [editable])

  const letter: Letter = {
    state,
    dispatch: (transaction) => view.current?.dispatch(transaction),
    focus: () => view.current?.focus(),
  }
  return { place, letter, current: () => view.current?.state ?? state }
}

/** What was copied from another letter points at places of another file: its words come along, its places do not. */
export function ownOnly(slice: Slice, known: ReadonlySet<string>): Slice {
  return new Slice(clean(slice.content, known), slice.openStart, slice.openEnd)
}

function clean(content: Fragment, known: ReadonlySet<string>): Fragment {
  return Fragment.from(
    content.content.flatMap((node): Node[] => {
      const isOwn = known.has(pointerOf(node))
      if (!isOwn && node.isAtom) return []
      const marks = node.marks.filter((mark) => known.has(pointerOf(mark)) && mark.type.name !== 'comment')
      if (node.isText) return [node.mark(marks)]
      const attrs = isOwn ? node.attrs : { ...node.attrs, at: null, ...('numId' in node.attrs && { numId: null }) }
      return [node.type.create(attrs, clean(node.content, known), marks)]
    }),
  )
}

/** In a list the tab key indents, in a table it goes from cell to cell; elsewhere it leaves the letter, as keyboard users expect. */
const inList =
  (command: Command): Command =>
  (state, dispatch) =>
    state.selection.$from.parent.attrs.list ? command(state, dispatch) : false

function stateOf(view: LetterView): EditorState {
  return EditorState.create({
    doc: Node.fromJSON(letterSchema, view.document),
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Mod-b': toggles.bold,
        'Mod-i': toggles.italic,
        'Mod-u': toggles.underline,
        'Mod-Enter': insertPageBreak,
        'Shift-Enter': chainCommands(exitCode, insertLineBreak),
        Tab: chainCommands(toCell(1), inList(indent(1))),
        'Shift-Tab': chainCommands(toCell(-1), inList(indent(-1))),
      }),
      keymap(baseKeymap),
      placeholders,
    ],
  })
}

/** What the editor does not change is shown: a picture as it is, everything else by what it says. */
function keptViews(pictures: LetterView['pictures']): Record<string, NodeViewConstructor> {
  return {
    kept: (node) => {
      const source = pictures[String(node.attrs.at)]
      const dom = document.createElement(source ? 'img' : 'span')
      if (dom instanceof HTMLImageElement && source) {
        dom.src = source
        dom.alt = 'Picture in the letter'
      } else {
        dom.textContent = String(node.attrs.says)
        dom.className = node.attrs.says === '' ? 'unseen' : 'kept'
      }
      return { dom }
    },
  }
}
