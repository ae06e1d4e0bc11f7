import { caseFileOnServer } from '#case-file/server/features.ts'
import { complianceOnServer } from '#compliance/server/features.ts'
import { deskOnServer } from '#desk/server/features.ts'
import { identityOnServer } from '#identity/server/features.ts'
import { insightOnServer } from '#insight/server/features.ts'
import { moneyOnServer } from '#money/server/features.ts'
import { paperworkOnServer } from '#paperwork/server/features.ts'
import { partiesOnServer } from '#parties/server/features.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { preparationOnServer } from '#preparation/server/features.ts'

/** What every feature does on the server, floor by floor. */
export const serverFeatures: readonly ServerFeature[] = [
  identityOnServer,
  partiesOnServer,
  caseFileOnServer,
  preparationOnServer,
  paperworkOnServer,
  complianceOnServer,
  moneyOnServer,
  deskOnServer,
  insightOnServer,
].flatMap((floor): ServerFeature[] => Object.values(floor))
