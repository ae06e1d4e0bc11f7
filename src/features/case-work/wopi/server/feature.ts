import type { ServerFeature } from '#platform/feature.ts'
import { allowEditorFrames } from './frames.ts'
import { wopiHandlers } from './handlers.ts'
import { serveWopi } from './host.ts'

export const wopiServer: ServerFeature = {
  handlers: wopiHandlers,
  serve: (app, services) => {
    serveWopi(app, services)
    allowEditorFrames(app, services)
  },
}
