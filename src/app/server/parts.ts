import { audited } from '#identity/audit-trail/server/words.ts'
import { keyableRights } from '#insight/connections/server/keyable.ts'
import { collectParts } from '#platform/parts.ts'
import { rightsForKeys } from '#platform/session/keys.ts'
import { contracts } from '../api.ts'
import { serverFeatures } from './features.ts'

const keyable = rightsForKeys(Object.values(contracts).flatMap((contract) => Object.values(contract)))

/** What the features hand in to slots of those below them; the audit trail reads the words of every contract. */
export const serverParts = collectParts([
  ...serverFeatures.flatMap(({ parts = [] }) => parts),
  ...Object.values(contracts).map(audited),
  keyableRights(() => keyable),
])
