import type { Scenario } from '../../../scenario.ts'
import { attorneyOfApplicant } from './attorney-of-applicant.ts'
import { full } from './full.ts'
import { interpretedSigner } from './interpreted-signer.ts'
import { petitioner } from './petitioner.ts'
import { small } from './small.ts'

export const scenarios: readonly Scenario[] = [small, attorneyOfApplicant, petitioner, interpretedSigner, full]
