import { exportOf } from '#platform/export/export-of.ts'
import { signIn } from './contract.ts'

export const signInExports = {
  lookIns: exportOf(
    'exports.lookIns',
    signIn.lookIns,
    'Who of the provider looked into which company, and why',
    'Exported who looked into the company',
  ),
}
