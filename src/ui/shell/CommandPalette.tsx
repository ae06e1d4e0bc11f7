import { lazy, Suspense, useEffect, useState } from 'react'

export type Command = {
  id: string
  label: string
  /** What kind of thing it is: "Go to", "Case", "Person". */
  group: string
  /** A second line, such as the company of a case. */
  hint?: string
  /** What else people call it; found by, not shown. */
  words?: string
  /** It bears the very number that was typed. */
  exact?: boolean
  /** Where it leads, or … */
  to?: string
  /** … what it does. */
  run?: () => void
}

export type CommandPaletteProps = {
  opened: boolean
  onClose: () => void
  /** What is always on offer: the menu's screens and a few actions. */
  commands: readonly Command[]
  /** Finds records on the server; called a moment after typing has paused, with at least two characters. */
  search?: (text: string, signal: AbortSignal) => Promise<Command[]>
}

/** Search and go to, loaded when first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const [wanted, setWanted] = useState(props.opened)
  useEffect(() => {
    if (props.opened) setWanted(true)
  }, [props.opened])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  )
}

const PaletteDialog = lazy(() => import('./PaletteDialog.tsx'))
