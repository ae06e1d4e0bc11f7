import { Note } from '#identity/sessions/client/Note.tsx'
import { Button } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'

/** A secret that is nowhere else: it is shown until its reader goes on. */
export function ShownOnce({ what, secret }: { what: string; secret: string }) {
  const toast = useToast()
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(() => toast(`${what} copied.`, { kind: 'success' }))
  return (
    <>
      <Note kind="success">Copy it now. It is not shown again.</Note>
      <p style={{ overflowWrap: 'anywhere' }}>
        <code>{secret}</code>
      </p>
      <div>
        <Button onClick={copy}>Copy</Button>
      </div>
    </>
  )
}
