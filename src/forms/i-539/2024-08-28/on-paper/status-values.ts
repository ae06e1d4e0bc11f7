import { type RequestedStatus, requestedStatusNames } from '#facts/requested-statuses.ts'
import { type StatusCode, statusCodes } from '#facts/status-codes.ts'

/** The PDFs' lists have a number for the name of some statuses. */
const numberedStatuses: Partial<Record<StatusCode, string>> = { E3D: '0', Q2: '1' }
const numberedRequests: Partial<Record<RequestedStatus, string>> = {
  'E-1S': '1',
  'E-1Y': '2',
  'E-2S': '3',
  'E-2Y': '4',
  'E-3S': '5',
  'E-3Y': '6',
  'L-2S': '9',
  'L-2Y': '10',
}

/** What the list of current statuses of Forms I-539 and I-539A calls each. */
export const statusValues = Object.fromEntries(
  statusCodes.map((code) => [code, numberedStatuses[code] ?? code]),
) as Record<StatusCode, string>

/** What the list of requested statuses of Form I-539 calls each. */
export const requestedStatusValues = Object.fromEntries(
  requestedStatusNames.map((status) => [status, numberedRequests[status] ?? status.replace('-', '')]),
) as Record<RequestedStatus, string>
