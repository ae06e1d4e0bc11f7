import { lazy, Suspense, useState } from 'react'

// Fetched when there is something to say: most people sign in without ever seeing it.
const NoticeDialog = lazy(async () => ({ default: (await import('#ui/dialogs/NoticeDialog.tsx')).NoticeDialog }))

/** The product's own dialog where the specification has a browser alert. It stays mounted to give the focus back. */
export function AlertText({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  const [needed, setNeeded] = useState(false)
  if (text !== undefined && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <NoticeDialog text={text} onClose={onClose} />
    </Suspense>
  )
}
