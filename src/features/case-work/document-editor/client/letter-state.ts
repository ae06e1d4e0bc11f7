import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { type Command, EditorState } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import { letterSchema } from '#docx/editing/schema.ts'
import type { LetterView } from '../records.ts'
import { indent, insertLineBreak, insertPageBreak, toCell, toggles } from './commands.ts'
import { placeholders } from './placeholders.ts'

/** In a list the tab key indents, in a table it goes from cell to cell; elsewhere it leaves the letter, as keyboard users expect. */
const inList =
  (command: Command): Command =>
  (state, dispatch) =>
    state.selection.$from.parent.attrs.list ? command(state, dispatch) : false

export function stateOf(view: LetterView): EditorState {
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
export function keptViews(pictures: LetterView['pictures']): Record<string, NodeViewConstructor> {
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
