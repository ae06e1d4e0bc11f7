import type { Feature } from '#platform/feature.ts'
import { editableFiles } from './contract.ts'

export const editableFilesFeature: Feature = { contracts: { editableFiles } }
