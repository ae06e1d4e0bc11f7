import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'

/** How the user wants to see the product: theme, density, columns of tables. At most 16 KB. */
const Settings = z.record(z.string().min(1).max(60), z.json())
const SETTINGS_BYTES = 16_384

/** What everybody chooses for their own screens; kept with the own user record. */
export const ownSettings = {
  settings: query('users.settings', {
    summary: 'The caller’s settings of the screens.',
    path: 'GET /api/my/settings',
    can: 'session',
    input: z.object({}),
    output: z.object({ settings: Settings }),
  }),
  saveSettings: command('users.saveSettings', {
    summary: 'Changes the given settings and keeps the others; null takes one away.',
    audit: 'Changed their settings',
    path: 'PUT /api/my/settings',
    can: 'session',
    input: z.object({ settings: Settings }),
    output: z.object({ settings: Settings }),
    refusals: { TOO_LARGE: { status: 413, message: 'These settings are too large to be kept.' } },
    example: { settings: { density: 'compact' } },
  }),
}

export const fitsSettings = (settings: unknown) => JSON.stringify(settings).length <= SETTINGS_BYTES
