import { Dialog } from '../dialogs/Dialog.tsx'
import styles from './KeyboardHelp.module.css'
import type { KeyBinding } from './keys.ts'

const IN_LISTS = [
  { keys: '↑ ↓', label: 'Move through a list' },
  { keys: 'Enter', label: 'Open what is selected' },
  { keys: 'Esc', label: 'Close what is open' },
]

export type KeyboardHelpProps = {
  opened: boolean
  onClose: () => void
  bindings: readonly Pick<KeyBinding, 'keys' | 'label'>[]
}

export function KeyboardHelp({ opened, onClose, bindings }: KeyboardHelpProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard" size="sm">
      <dl className={styles.list}>
        {[...bindings, ...IN_LISTS].map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
