import { z } from 'zod'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Version } from '#platform/operation/fields.ts'
import { Particulars, User } from './records.ts'
import { FirstName, LastName } from './rules.ts'

/** How the user wants to see the product: theme, density, columns of tables. At most 16 KB. */
const Settings = z.record(z.string().min(1).max(60), z.json())
const SETTINGS_BYTES = 16_384

export const myAccount = {
  ownProfile: query('users.ownProfile', {
    summary: 'The own user record.',
    path: 'GET /api/my/profile',
    can: 'session',
    input: z.object({}),
    output: User,
  }),
  updateOwnProfile: command('users.updateOwnProfile', {
    summary: 'Changes the own name and particulars.',
    path: 'PUT /api/my/profile',
    aliases: [
      alias('loginapi', 'POST api/updatePersionProfileData', {
        names: { userId: 'userName', first_Name: 'firstName', last_Name: 'lastName' },
      }),
    ],
    can: 'session',
    input: Particulars.extend({
      /** The specification sends whose profile it is; nobody else's is changed. */
      userName: z.union([z.string().max(254), z.number()]).optional(),
      firstName: FirstName,
      lastName: LastName,
      version: Version,
    }),
    output: z.object({ message: z.string(), user: User }),
    example: { firstName: 'Jane', lastName: 'Miller' },
  }),
  settings: query('users.settings', {
    summary: 'The own settings of the screens.',
    path: 'GET /api/my/settings',
    can: 'session',
    input: z.object({}),
    output: z.object({ settings: Settings }),
  }),
  saveSettings: command('users.saveSettings', {
    summary: 'Changes the given settings and keeps the others; null takes one away.',
    path: 'PUT /api/my/settings',
    can: 'session',
    input: z.object({ settings: Settings }),
    output: z.object({ settings: Settings }),
    refusals: { TOO_LARGE: { status: 413, message: 'These settings are too large to be kept.' } },
    example: { settings: { density: 'compact' } },
  }),
  terms: query('users.terms', {
    summary: 'The terms and conditions as a PDF.',
    path: 'GET /api/terms-and-conditions',
    aliases: [alias('loginapi', 'GET api/terms-conditions/')],
    can: 'public',
    input: z.object({}),
    output: z.unknown(),
    download: true,
  }),
}

export const fitsSettings = (settings: unknown) => JSON.stringify(settings).length <= SETTINGS_BYTES
