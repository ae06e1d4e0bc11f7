import { i9Api } from '#compliance/client/api.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import type { OpenNotice } from '../records.ts'

/** The open notices in sight of whoever may read Forms I-9; for anybody else none is asked for. */
export function useOpenNotices() {
  const enabled = useSignedIn().rights?.includes('i9:read') ?? false
  const found = useOperation(i9Api.standing, {}, { enabled })
  const notices: readonly OpenNotice[] = found.items?.notices ?? []
  const missing = found.error ? ('unknown' as const) : ('asked' as const)
  return { notices, found, n: enabled && !found.items ? missing : notices.length }
}
