import type { ServerFeature } from '#platform/feature.ts'
import { documentEditorHandlers } from './handlers.ts'

export const documentEditorServer: ServerFeature = { handlers: documentEditorHandlers }
