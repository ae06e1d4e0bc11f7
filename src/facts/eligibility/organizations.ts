import { country, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { ofApplicant } from './questions.ts'

/** Form I-485, Part 9, Items 1 to 9. */
export const organizations = facts('person', {
  inOrganizations: yesNo('Have you ever belonged to any organization, club, party or society?', {
    ...ofApplicant,
    help: 'Have you EVER been a member of, involved in, or in any way associated with any organization, association, fund, foundation, party, club, society, or similar group in the United States or in any other location in the world? Also professional associations, sports clubs and congregations.',
  }),
  organizations: records(
    'Organizations',
    'organization',
    {
      name: text('Name', { max: 200, required: true }),
      city: exact('City', { asked: true }),
      province: exact('State or province'),
      country: country('Country', { asked: true }),
      nature: text('What it is for', { max: 300, asked: true, help: 'Its purposes and activities.' }),
      involvement: text('What you did in it', { max: 300, asked: true, help: 'Member, treasurer, volunteer …' }),
      from: date('From', { past: true, asked: true }),
      until: date('Until', { help: 'Leave empty if you still belong to it.' }),
    },
    ofApplicant,
  ),
})
