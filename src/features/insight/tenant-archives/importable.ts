import type { TenantArchive } from './records.ts'

/** What was checked and not imported: it waits for a yes, or its import failed and can be tried again. */
export const mayBeImported = ({ status, inside }: Pick<TenantArchive, 'status' | 'inside'>): boolean =>
  status === 'checked' || (status === 'failed' && inside.length > 0)
