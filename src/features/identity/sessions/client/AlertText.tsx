import { lazy, Suspense, useEffect, useRef, useState } from 'react'

// Fetched when there is something to say: most people sign in without ever seeing it.
const NoticeDialog = lazy(async () => ({ default: (await import('#ui/dialogs/NoticeDialog.tsx')).NoticeDialog }))

/** The product's own dialog where the specification has a browser alert. Gives the focus back to where it was. */
export function AlertText({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  const [needed, setNeeded] = useState(false)
  const cameFrom = useRef<Element>(null)
  if (text !== undefined && !needed) setNeeded(true)
  useEffect(() => {
    if (text !== undefined) cameFrom.current = document.activeElement
  }, [text])
  if (!needed) return null
  const close = () => {
    onClose()
    // The dialog was open when it was first drawn, so it does not know where the focus came from.
    requestAnimationFrame(() => cameFrom.current instanceof HTMLElement && cameFrom.current.focus())
  }
  return (
    <Suspense fallback={null}>
      <NoticeDialog text={text} onClose={close} />
    </Suspense>
  )
}
