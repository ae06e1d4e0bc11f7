// Written by `npm run form -- register` (a build does it too) from the folders here: docs/decisions/0015.
import type { EditionPaper } from './form-on-paper.ts'

/** The paper of each of them, loaded when it is looked at. */
export const editionPapers: Readonly<Record<string, EditionPaper>> = {
  'eta-9089/2020-07-16': {
    paper: () => import('./eta-9089/2020-07-16/paper.ts'),
    fields: () => import('./eta-9089/2020-07-16/fields.json', { with: { type: 'json' } }),
  },
  'eta-9089-appendix-a/2024-01-31': {
    paper: () => import('./eta-9089-appendix-a/2024-01-31/paper.ts'),
    fields: () => import('./eta-9089-appendix-a/2024-01-31/fields.json', { with: { type: 'json' } }),
  },
  'eta-9089-final-determination/2020-07-16': {
    paper: () => import('./eta-9089-final-determination/2020-07-16/paper.ts'),
    fields: () => import('./eta-9089-final-determination/2020-07-16/fields.json', { with: { type: 'json' } }),
  },
  'g-28/2018-09-17': {
    paper: () => import('./g-28/2018-09-17/paper.ts'),
    fields: () => import('./g-28/2018-09-17/fields.json', { with: { type: 'json' } }),
  },
  'g-1145/2014-09-26': {
    paper: () => import('./g-1145/2014-09-26/paper.ts'),
    fields: () => import('./g-1145/2014-09-26/fields.json', { with: { type: 'json' } }),
  },
  'g-1450/2026-02-06': {
    paper: () => import('./g-1450/2026-02-06/paper.ts'),
    fields: () => import('./g-1450/2026-02-06/fields.json', { with: { type: 'json' } }),
  },
  'i-9/2025-01-20': {
    paper: () => import('./i-9/2025-01-20/paper.ts'),
    fields: () => import('./i-9/2025-01-20/fields.json', { with: { type: 'json' } }),
  },
  'i-129/2026-02-27': {
    paper: () => import('./i-129/2026-02-27/paper.ts'),
    fields: () => import('./i-129/2026-02-27/fields.json', { with: { type: 'json' } }),
  },
  'i-130/2024-04-01': {
    paper: () => import('./i-130/2024-04-01/paper.ts'),
    fields: () => import('./i-130/2024-04-01/fields.json', { with: { type: 'json' } }),
  },
  'i-130a/2024-04-01': {
    paper: () => import('./i-130a/2024-04-01/paper.ts'),
    fields: () => import('./i-130a/2024-04-01/fields.json', { with: { type: 'json' } }),
  },
  'i-131/2025-01-20': {
    paper: () => import('./i-131/2025-01-20/paper.ts'),
    fields: () => import('./i-131/2025-01-20/fields.json', { with: { type: 'json' } }),
  },
  'i-140/2024-06-07': {
    paper: () => import('./i-140/2024-06-07/paper.ts'),
    fields: () => import('./i-140/2024-06-07/fields.json', { with: { type: 'json' } }),
  },
  'i-485/2025-01-20': {
    paper: () => import('./i-485/2025-01-20/paper.ts'),
    fields: () => import('./i-485/2025-01-20/fields.json', { with: { type: 'json' } }),
  },
  'i-485supj/2017-12-13': {
    paper: () => import('./i-485supj/2017-12-13/paper.ts'),
    fields: () => import('./i-485supj/2017-12-13/fields.json', { with: { type: 'json' } }),
  },
  'i-539/2024-08-28': {
    paper: () => import('./i-539/2024-08-28/paper.ts'),
    fields: () => import('./i-539/2024-08-28/fields.json', { with: { type: 'json' } }),
  },
  'i-539a/2024-08-28': {
    paper: () => import('./i-539a/2024-08-28/paper.ts'),
    fields: () => import('./i-539a/2024-08-28/fields.json', { with: { type: 'json' } }),
  },
  'i-765/2025-08-21': {
    paper: () => import('./i-765/2025-08-21/paper.ts'),
    fields: () => import('./i-765/2025-08-21/fields.json', { with: { type: 'json' } }),
  },
  'i-864/2024-10-17': {
    paper: () => import('./i-864/2024-10-17/paper.ts'),
    fields: () => import('./i-864/2024-10-17/fields.json', { with: { type: 'json' } }),
  },
  'i-907/2024-04-01': {
    paper: () => import('./i-907/2024-04-01/paper.ts'),
    fields: () => import('./i-907/2024-04-01/fields.json', { with: { type: 'json' } }),
  },
}
