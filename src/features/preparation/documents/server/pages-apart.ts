import { readApart } from '#platform/apart/read-apart.ts'

export const pagesApart = readApart<typeof import('./pages-work.ts')>({
  ...{ built: 'read-pages', source: new URL('./pages-work.ts', import.meta.url) },
})
