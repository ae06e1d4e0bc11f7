import { exportOf } from '#platform/export/export-of.ts'
import { lawFirms } from './contract.ts'

export const lawFirmExports = {
  lawFirms: exportOf('exports.lawFirms', lawFirms.list, 'Law firms', 'Exported law firms'),
}
