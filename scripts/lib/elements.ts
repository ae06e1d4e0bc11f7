import { join } from 'node:path'
import react from '@vitejs/plugin-react'

const ELEMENTS = 'visacare-elements'
const FOLDER = join(import.meta.dirname, '../../src/ui/jsx')

/** React, its elements made where days and numbers of forms hold together (src/ui/jsx). Tests of components run on them too. */
export const elements = {
  plugin: () => react({ jsxImportSource: ELEMENTS }),
  alias: {
    [`${ELEMENTS}/jsx-runtime`]: join(FOLDER, 'jsx-runtime.ts'),
    [`${ELEMENTS}/jsx-dev-runtime`]: join(FOLDER, 'jsx-dev-runtime.ts'),
  },
}
