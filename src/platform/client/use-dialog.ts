import { useState } from 'react'

/** A dialog about something. While it closes it still shows its subject, and the focus goes back to where it was. */
export function useDialog<Subject>() {
  const [state, setState] = useState<{ opened: boolean; subject?: Subject; turn: number }>({ opened: false, turn: 0 })
  return {
    opened: state.opened,
    subject: state.subject,
    /** A key for what is inside, so that each opening starts anew. */
    turn: state.turn,
    open: (subject: Subject) => setState(({ turn }) => ({ opened: true, subject, turn: turn + 1 })),
    close: () => setState((now) => ({ ...now, opened: false })),
  }
}
