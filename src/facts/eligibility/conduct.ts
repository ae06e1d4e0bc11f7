import { country, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { explainedQuestions, ofApplicant } from './questions.ts'

/** Miscellaneous conduct: Form I-485, Part 9, Items 79 to 85. */
export const conduct = explainedQuestions({
  polygamy: [
    'Do you plan to practice polygamy in the United States?',
    'Do you plan to practice polygamy in the United States? That is to be married to several people at a time.',
    'polygamy',
  ],
  guardian: [
    'Do you accompany somebody who may not be admitted and needs your care?',
    'Are you accompanying an alien who is inadmissible and who has been certified by a medical officer as helpless from sickness, mental or physical disability, or infancy, and who requires your protection or guardianship, as described in INA section 232(c)?',
    'accompanied person',
  ],
  withheldChild: [
    'Have you ever helped to keep a U.S. citizen child abroad from a parent with custody?',
    'Have you EVER assisted in detaining, retaining, or withholding custody of a U.S. citizen child outside the United States from a person who has been granted custody of the child?',
    'custody of a child',
  ],
  votedUnlawfully: [
    'Have you ever voted in the United States against the law?',
    'Have you EVER voted in violation of any Federal, state, or local constitutional provision, statute, ordinance, or regulation in the United States?',
    'voting',
  ],
  renouncedForTaxes: [
    'Have you ever given up U.S. citizenship to avoid taxes?',
    'Have you EVER renounced U.S. citizenship to avoid being taxed by the United States?',
    'renounced citizenship',
  ],
  askedForExemption: [
    'Have you ever asked to be free of U.S. military service because you are not a citizen?',
    'Have you EVER applied for exemption or discharge from training or service in the U.S. armed forces or in the U.S. National Security Training Corps on the ground that you are an alien?',
    'exemption from service',
  ],
  relievedOfService: [
    'Have you ever been freed from that service because you are not a citizen?',
    'Have you EVER been relieved or discharged from such training or service on the ground that you are an alien?',
    'discharge from service',
  ],
  deserted: [
    'Have you ever been convicted of desertion from the U.S. armed forces?',
    'Have you EVER been convicted of desertion from the U.S. armed forces?',
    'desertion',
  ],
  evadedDraft: [
    'Have you ever stayed away from the United States to avoid military service in a war or emergency?',
    'Have you EVER left or remained outside the United States to avoid or evade training or service in the U.S. armed forces in time of war or a period declared by the President to be a national emergency?',
    'avoided service',
  ],
})

export const draftEvader = facts('person', {
  statusBeforeLeaving: text('What was your nationality or immigration status immediately before you left?', {
    ...ofApplicant,
    help: 'For example U.S. citizen or national, lawful permanent resident, nonimmigrant, parolee, present without admission or parole.',
  }),
})

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
