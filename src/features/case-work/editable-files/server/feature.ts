import type { ServerFeature } from '#platform/feature.ts'
import { editableFilesHandlers } from './handlers.ts'

export const editableFilesServer: ServerFeature = { handlers: editableFilesHandlers }
