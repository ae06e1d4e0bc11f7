import { IconAlertCircle, IconCircleCheck, IconLoader2, IconWifiOff } from '#ui/icons.ts'
import type { Answers } from './answers.ts'
import { useLanguage } from './language.tsx'
import type { Messages } from './messages/en.ts'
import styles from './questionnaire.module.css'
import type { SaveState } from './sender.ts'
import { useSaveState } from './use-answers.ts'

/** Whether everything is at the server. */
export function SaveNote({ answers }: { answers: Answers }) {
  const state = useSaveState(answers)
  const { say } = useLanguage()
  // Before anything was changed there is nothing to say.
  const begun = answers.isBegun() || state.kind !== 'saved'
  const size = { size: 16, 'aria-hidden': true } as const
  return (
    <p className={styles.saveNote} role="status" data-state={state.kind}>
      {state.kind === 'saved' && begun && <IconCircleCheck {...size} />}
      {state.kind === 'saving' && <IconLoader2 {...size} />}
      {state.kind === 'waiting' && <IconWifiOff {...size} />}
      {(state.kind === 'refused' || state.kind === 'notAccepted') && <IconAlertCircle {...size} />}
      {begun && inWords(state, say)}
    </p>
  )
}

function inWords(state: SaveState, say: Messages): string {
  if (state.kind === 'refused') return `${say.notSaved} ${state.message}`
  return state.kind === 'notAccepted' ? say.notAccepted(state.count) : say[state.kind]
}
