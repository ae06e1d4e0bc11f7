import type { EditorState, Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { pointersIn } from '#docx/editing/pointers.ts'
import type { LetterView } from '../records.ts'
import { keptViews, stateOf } from './letter-state.ts'
import { ownOnly } from './pasted.ts'
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
