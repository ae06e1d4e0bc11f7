import { date, exact, facts, money, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Not for the employer's eyes: the answers are between the applicant, the attorney and the agency. */
const ofApplicant = { askedOf: ['employee', 'attorney'] } as const

const asked = (label: string, help: string) => yesNo(label, { ...ofApplicant, help })

const explained = (about: string) =>
  text(`Explanation (${about})`, {
    ...ofApplicant,
    max: 2000,
    lines: 4,
    help: 'In your own words: what, when, where, and how it ended. It is printed in the form’s Additional Information.',
  })

const haveYou =
  'Have you EVER ordered, incited, called for, committed, assisted, helped with, or otherwise participated in'

/**
 * The questions about immigration history, crimes and security that applications of a person ask. The help is the
 * question in the agency's words; one answer serves every form.
 */
export const background = facts('person', {
  immigrantVisaApplicant: asked(
    'Are you applying for an immigrant visa?',
    'Are you an applicant for an immigrant visa? That is a visa to live in the United States permanently.',
  ),
  immigrantVisaExplained: explained('immigrant visa'),
  immigrantPetitionFiled: asked(
    'Has anyone ever filed an immigrant petition for you?',
    'Has an immigrant petition EVER been filed for you? Such as Form I-140 by an employer or Form I-130 by a relative.',
  ),
  immigrantPetitionExplained: explained('immigrant petition'),
  adjustmentFiled: asked(
    'Have you ever applied for a green card in the United States?',
    'Have you EVER filed Form I-485, Application to Register Permanent Residence or Adjust Status?',
  ),
  adjustmentExplained: explained('Form I-485'),
  arrestedSinceEntry: asked(
    'Have you been arrested or convicted since you last entered the United States?',
    'Have you EVER been arrested or convicted of any criminal offense since last entering the United States?',
  ),
  arrestExplained: explained('arrest or conviction'),
  tortureOrGenocide: asked(
    'Have you ever taken part in torture or genocide?',
    `${haveYou} acts involving torture or genocide?`,
  ),
  tortureExplained: explained('torture or genocide'),
  killing: asked('Have you ever taken part in killing a person?', `${haveYou} killing any person?`),
  killingExplained: explained('killing'),
  severeInjury: asked(
    'Have you ever taken part in severely injuring a person on purpose?',
    `${haveYou} intentionally and severely injuring any person?`,
  ),
  severeInjuryExplained: explained('severe injury'),
  sexWithoutConsent: asked(
    'Have you ever taken part in sexual contact without consent?',
    `${haveYou} engaging in any kind of sexual contact or relations with any person who did not consent or was unable to consent, or was being forced or threatened?`,
  ),
  sexWithoutConsentExplained: explained('sexual contact without consent'),
  religionDenied: asked(
    'Have you ever taken part in keeping people from their religion?',
    `${haveYou} limiting or denying any person's ability to exercise religious beliefs?`,
  ),
  religionDeniedExplained: explained('religious beliefs'),
  armedService: asked(
    'Have you ever been in the military, the police or any armed group?',
    'Have you EVER served in, been a member of, assisted, or participated in any military unit, paramilitary unit, police unit, self-defense unit, vigilante unit, rebel group, guerrilla group, militia, insurgent organization, or any other armed group? Compulsory service counts.',
  ),
  armedServiceExplained: explained('military, police or armed group'),
  detentionWork: asked(
    'Have you ever worked where people were detained, or taken part in detaining people?',
    'Have you EVER worked, volunteered, or otherwise served in any prison, jail, prison camp, detention facility, labor camp, or any other place where people were detained, or any other situation that involved detaining persons, or have you EVER directed or participated in any other activity that involved detaining people?',
  ),
  detentionWorkExplained: explained('detention'),
  weaponGroup: asked(
    'Have you ever been in a group that used or threatened to use weapons against people?',
    'Have you EVER been a member of, assisted, or participated in any group, unit, or organization of any kind in which you or other persons used or threatened to use any type of weapon against any person or threatened to do so?',
  ),
  weaponGroupExplained: explained('group that used weapons'),
  weaponsProvided: asked(
    'Have you ever sold, provided or transported weapons to be used against people?',
    'Have you EVER sold, provided, or transported weapons, or assisted any person in selling, providing, or transporting weapons, which you knew or believed would be used against another person?',
  ),
  weaponsProvidedExplained: explained('selling or providing weapons'),
  weaponsTraining: asked(
    'Have you ever had weapons or military training?',
    'Have you EVER received any weapons training, paramilitary training, or other military-type training? Compulsory service counts.',
  ),
  weaponsTrainingExplained: explained('weapons or military training'),
  statusViolated: asked(
    'Have you ever violated the terms of your present status?',
    'Have you EVER violated the terms of the nonimmigrant status you now hold? Such as working without permission or staying too long.',
  ),
  statusViolatedExplained: explained('violation of status'),
  removalExplained: explained('removal proceedings'),
  workedSinceAdmission: asked(
    'Have you worked in the United States since you were last admitted or granted a status?',
    'Have you EVER been employed in the United States since last admitted or granted an extension or change of status?',
  ),
  workSinceAdmission: records(
    'Work in the United States since you were last admitted or granted a status',
    'period of employment',
    {
      employer: text('Employer', { max: 200, required: true }),
      address: exact('Address of the employer', { max: 300, required: true }),
      from: date('From', { past: true, asked: true }),
      until: date('Until', { help: 'Leave empty if you still work there.' }),
      weeklyIncome: money('Weekly income', { asked: true }),
      authorized: yesNo('Specifically authorized by USCIS', {
        asked: true,
        help: 'By a work permit (EAD) or by an approved petition of this employer.',
      }),
    },
    { ...ofApplicant, help: 'Every period of employment, with or without permission.' },
  ),
  supportedBy: text('Means of support', {
    ...ofApplicant,
    max: 2000,
    lines: 4,
    help: 'How do you support yourself without working here? Say where the money comes from and how much, such as the salary of your spouse. Documents must prove the source, amount and basis of any income.',
  }),
})

export const topics: readonly Topic[] = [topic('background', 'Background questions', Object.values(background))]
