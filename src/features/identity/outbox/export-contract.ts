import { exportOf } from '#platform/export/export-of.ts'
import { outbox } from './contract.ts'

export const outboxExports = {
  outbox: exportOf('exports.outbox', outbox.list, 'The e-mails without their texts', 'Exported the list of e-mails'),
}
