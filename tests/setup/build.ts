import { inject } from 'vitest'
import { takeProgramsFrom } from '#platform/apart/programs.ts'

// What runs apart in production is taken from the build here too, unless it was made from other sources than these.
if (inject('isBuilt')) takeProgramsFrom(new URL('../../dist/server/', import.meta.url))

/** For tests of what is built: the pages, the server and the worker as processes. */
export function requireBuild(): void {
  if (!inject('isBuilt')) throw new Error('Build first: npm run build')
}
