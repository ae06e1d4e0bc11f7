import { z } from 'zod'
import { alias, toOurNames, toTheirNames } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Version } from '#platform/operation/fields.ts'
import { Particulars, User, userNames } from './records.ts'
import { FirstName, LastName } from './rules.ts'

/** What is sent has names of its own (§3); what is answered is a user, spelled as by every other call. */
const sentNames = { userId: 'userName', first_Name: 'firstName', last_Name: 'lastName' }
const asUser = ({ user, ...said }: { user: unknown }) => ({
  ...said,
  user: toTheirNames(toOurNames(user, sentNames), userNames),
})

export const myAccount = {
  ownProfile: query('users.ownProfile', {
    summary: 'The caller’s user record.',
    path: 'GET /api/my/profile',
    can: 'session',
    input: z.object({}),
    output: User,
  }),
  updateOwnProfile: command('users.updateOwnProfile', {
    summary: 'Changes the caller’s name and details.',
    audit: 'Changed their profile',
    path: 'PUT /api/my/profile',
    aliases: [
      alias('loginapi', 'POST api/updatePersionProfileData', {
        names: sentNames,
        answer: asUser,
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
  terms: query('users.terms', {
    summary: 'The terms and conditions as a PDF: as they stand, or in the version named.',
    path: 'GET /api/terms-and-conditions',
    aliases: [alias('loginapi', 'GET api/terms-conditions/')],
    can: 'public',
    input: z.object({ version: z.string().min(1).max(20).optional() }),
    output: z.unknown(),
    download: true,
  }),
}
