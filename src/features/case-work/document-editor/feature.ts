import type { Feature } from '#platform/feature.ts'
import { documentEditor } from './contract.ts'

export const documentEditorFeature: Feature = { contracts: { documentEditor } }
