import { exportOf } from '#platform/export/export-of.ts'
import { signIn } from './contract.ts'

export const signInExports = {
  lookIns: exportOf(
    'exports.lookIns',
    signIn.lookIns,
    'Who from the provider opened which company’s data, and why',
    'Exported who opened the company’s data',
  ),
}
