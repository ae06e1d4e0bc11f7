import { Note } from '#identity/sessions/client/Note.tsx'
import { paymentsApi } from '#money/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'

/** Stands on every page where money moves, as long as none really does. */
export function SandboxNote() {
  const provider = useOperation(paymentsApi.provider, {})
  if (!provider.items?.sandbox) return null
  return <Note>Sandbox: no real money moves here. Payments go to a stand-in for the payment provider.</Note>
}
