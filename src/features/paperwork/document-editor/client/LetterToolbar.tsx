import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { IconMessage, IconPencil } from '#ui/icons.ts'
import type { EditedComment, LetterView } from '../contract.ts'
import * as commands from './commands.ts'
import styles from './editor.module.css'
import type { Letter } from './use-letter.ts'

type Props = {
  letter: Letter
  styles: LetterView['styles']
  suggesting: boolean
  onSuggesting: (on: boolean) => void
  onComment: (comment: EditedComment) => void
}

export function LetterToolbar({ letter, styles: known, suggesting, onSuggesting, onComment }: Props) {
  const [commenting, setCommenting] = useState(false)
  const { state, dispatch, focus } = letter
  const run = (command: Command) => () => {
    command(state, dispatch)
    focus()
  }
  const paragraph = commands.currentParagraph(state)
  const list = String(paragraph?.attrs.list ?? '')
  const inTable = commands.rowAround(state) !== undefined
  return (
    <div className={styles.tools} role="toolbar" aria-label="Format">
      <StyleChoice known={known} value={String(paragraph?.attrs.style ?? '')} onChoose={(command) => run(command)()} />
      <Group>
        {(['bold', 'italic', 'underline'] as const).map((name) => (
          <Tool
            key={name}
            name={NAMES[name]}
            on={commands.isToggled(state, name)}
            onPress={run(commands.toggles[name])}
          >
            <span data-tool={name}>{NAMES[name].charAt(0)}</span>
          </Tool>
        ))}
      </Group>
      <Group>
        <Tool name="Bulleted list" on={list === 'bullet'} onPress={run(commands.setList('bullet'))}>
          • List
        </Tool>
        <Tool name="Numbered list" on={list === 'number'} onPress={run(commands.setList('number'))}>
          1. List
        </Tool>
        <Tool name="Center" on={paragraph?.attrs.align === 'center'} onPress={run(centered(paragraph?.attrs.align))}>
          Center
        </Tool>
      </Group>
      <Group>
        {inTable ? (
          <>
            <Tool name="Add a row below" onPress={run(commands.addRow)}>
              + Row
            </Tool>
            <Tool name="Remove this row" onPress={run(commands.removeRow)}>
              − Row
            </Tool>
          </>
        ) : (
          <Tool name="Insert a table" onPress={run(commands.insertTable)}>
            Table
          </Tool>
        )}
        <Tool name="Insert a page break" onPress={run(commands.insertPageBreak)}>
          Page break
        </Tool>
      </Group>
      <Group>
        <Tool name="Undo" disabled={undoDepth(state) === 0} onPress={run(undo)}>
          Undo
        </Tool>
        <Tool name="Redo" disabled={redoDepth(state) === 0} onPress={run(redo)}>
          Redo
        </Tool>
      </Group>
      <span className={styles.space} />
      <Button
        size="small"
        variant={suggesting ? 'tone' : 'subtle'}
        aria-pressed={suggesting}
        icon={<IconPencil size={16} aria-hidden />}
        onClick={() => onSuggesting(!suggesting)}
      >
        Suggest changes
      </Button>
      <Button
        size="small"
        variant="subtle"
        disabled={state.selection.empty}
        title={state.selection.empty ? 'Select the words first' : undefined}
        icon={<IconMessage size={16} aria-hidden />}
        onClick={() => setCommenting(true)}
      >
        Comment
      </Button>
      {commenting && (
        <CommentDialog
          onClose={() => setCommenting(false)}
          onWrite={(text) => {
            const id = `new-${crypto.randomUUID()}`
            const transaction = commands.commentOn(state, id)
            // The sentence first: the change of the letter saves both.
            onComment({ id, text })
            if (transaction) dispatch(transaction)
            setCommenting(false)
          }}
        />
      )}
    </div>
  )
}

const NAMES = { bold: 'Bold', italic: 'Italic', underline: 'Underline' } as const

const centered = (align: unknown): Command => commands.setAlign(align === 'center' ? '' : 'center')

const Group = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>

type ToolProps = { name: string; on?: boolean; disabled?: boolean; onPress: () => void; children: ReactNode }

function Tool({ name, on, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={name}
      aria-label={name}
      aria-pressed={on}
      disabled={disabled}
      // The selection in the letter stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

type ChoiceProps = { known: LetterView['styles']; value: string; onChoose: (command: Command) => void }

/** Normal text, title and headings of the document, and what the paragraph has already. */
function StyleChoice({ known, value, onChoose }: ChoiceProps) {
  const offered = known.filter(({ id, heading }) => (heading !== null && heading <= 3) || id === value)
  return (
    <select
      className={styles.style}
      aria-label="Style of the paragraph"
      value={value}
      onChange={(event) => {
        const chosen = known.find(({ id }) => id === event.target.value)
        onChoose(commands.setStyle(event.target.value, chosen?.heading ?? null))
      }}
    >
      <option value="">Body text</option>
      {offered
        .filter(({ id }) => id !== '')
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {worded(name)}
          </option>
        ))}
    </select>
  )
}

const worded = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function CommentDialog({ onClose, onWrite }: { onClose: () => void; onWrite: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <Dialog
      opened
      title="Comment on the selected words"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={text.trim() === ''} onClick={() => onWrite(text.trim())}>
            Comment
          </Button>
        </>
      }
    >
      <TextAreaField label="Comment" value={text} onChange={setText} autoFocus />
    </Dialog>
  )
}
