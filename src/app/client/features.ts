import { caseFileInBrowser } from '#case-file/client/features.ts'
import { complianceInBrowser } from '#compliance/client/features.ts'
import { deskInBrowser } from '#desk/client/features.ts'
import { identityInBrowser } from '#identity/client/features.ts'
import { insightInBrowser } from '#insight/client/features.ts'
import { moneyInBrowser } from '#money/client/features.ts'
import { paperworkInBrowser } from '#paperwork/client/features.ts'
import { partiesInBrowser } from '#parties/client/features.ts'
import type { ClientFeature } from '#platform/client/feature.ts'
import { preparationInBrowser } from '#preparation/client/features.ts'

/** What every feature shows in the browser. */
export const clientFeatures: readonly ClientFeature[] = [
  identityInBrowser,
  partiesInBrowser,
  caseFileInBrowser,
  preparationInBrowser,
  paperworkInBrowser,
  complianceInBrowser,
  moneyInBrowser,
  deskInBrowser,
  insightInBrowser,
].flatMap((floor): ClientFeature[] => Object.values(floor))
