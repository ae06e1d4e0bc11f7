import { explainedQuestions } from './questions.ts'

/** What Items 43.d to 46 refer to by number: 43.b and 43.c, and those with 43.d and 43.e. */
const did =
  'committed kidnapping, assassination, or hijacking or sabotage of a conveyance (including an aircraft, vessel, vehicle, or train); used a weapon or explosive or any dangerous device with the intent to endanger the safety of another person or people or cause damage to property'
const didOrIncited = `${did}; threatened, attempted, conspired, prepared, or planned to do so; or incited it under circumstances indicating an intention to cause death or serious bodily harm/injury`
const haveYou =
  'Have you EVER ordered, incited, called for, committed, assisted, helped with, or otherwise participated in'

/**
 * Security: Form I-485, Part 9, Items 42 to 55. What other applications ask in the same words (weapons training, weapons
 * provided, detention, groups with weapons) stands in background.ts.
 */
export const security = explainedQuestions({
  intendsEspionage: [
    'Do you plan to spy or commit sabotage in the United States?',
    'Do you intend to engage in any activity that violates or evades any law relating to espionage (including spying) or sabotage in the United States?',
    'espionage or sabotage',
  ],
  intendsIllegalExport: [
    'Do you plan to export goods, technology or information illegally?',
    'Do you intend to engage in any activity in the United States that violates or evades any law prohibiting the export from the United States of goods, technology, or sensitive information?',
    'illegal export',
  ],
  intendsOverthrow: [
    'Do you plan to oppose or overthrow the U.S. Government by force?',
    'Do you intend to engage in any activity whose purpose includes opposing, controlling, or overthrowing the U.S. Government by force, violence, or other unlawful means while in the United States?',
    'overthrow of the Government',
  ],
  intendsUnlawful: [
    'Do you plan any other unlawful activity?',
    'Do you intend to engage in any other unlawful activity?',
    'other unlawful activity',
  ],
  kidnapping: [
    'Have you ever kidnapped, killed by design, hijacked or sabotaged?',
    'Have you EVER committed kidnapping, assassination, or hijacking or sabotage of a conveyance (including an aircraft, vessel, vehicle, or train)?',
    'kidnapping, assassination or hijacking',
  ],
  weaponUsed: [
    'Have you ever used a weapon or explosive to endanger people or property?',
    'Have you EVER used a weapon or explosive or any dangerous device with the intent to endanger the safety of another person or people or cause damage to property?',
    'use of a weapon',
  ],
  violencePlanned: [
    'Have you ever threatened, tried or planned any such thing?',
    `Have you EVER threatened, attempted, conspired, prepared, or planned to do what somebody did who ${did}?`,
    'threat or plan',
  ],
  violenceIncited: [
    'Have you ever incited others to any such thing?',
    `Have you EVER incited, under circumstances indicating an intention to cause death or serious bodily harm/injury, what somebody did who ${did}?`,
    'incitement',
  ],
  violentGroup: [
    'Have you ever been in a group that did any such thing?',
    `Have you EVER participated in, or been a member of, a group or organization that ever ${didOrIncited}?`,
    'violent group',
  ],
  recruitedForGroup: [
    'Have you ever recruited or collected money for such a group?',
    `Have you EVER recruited members or asked for money or things of value for a group or organization that ever ${didOrIncited}?`,
    'recruiting for a violent group',
  ],
  supportedViolence: [
    'Have you ever given money, things, work or other help for such activities?',
    `Have you EVER provided money, a thing of value, services or labor, or any other assistance or support for what somebody did who ${didOrIncited}?`,
    'support for violence',
  ],
  supportedViolent: [
    'Have you ever given such help to people or groups who did any such thing?',
    `Have you EVER provided money, a thing of value, services or labor, or any other assistance or support for an individual, group, or organization who ever ${didOrIncited}?`,
    'support for violent people',
  ],
  intendsViolence: [
    'Do you plan any such activity?',
    `Do you intend to engage in any activity of somebody who ${didOrIncited}?`,
    'planned violence',
  ],
  intendsDanger: [
    'Do you plan anything that could endanger the United States?',
    'Do you intend to engage in any activity that could endanger the welfare, safety, or security of the United States?',
    'danger to the United States',
  ],
  familyOfViolent: [
    'Are you the spouse or child of somebody who ever did any such thing?',
    `Are you the spouse or child of an individual who EVER engaged in any of this: ${didOrIncited}; participated in, or been a member of, a group or organization that did any of it; recruited members or asked for money or things of value for such a group; or provided money, a thing of value, services or labor, or any other assistance or support for it, or for an individual, group, or organization who did it? The explanation says what your parent or spouse did, when and where.`,
    'violence of a spouse or parent',
  ],
  militaryOrPolice: [
    'Have you ever served in a military or police unit?',
    'Have you EVER served in, been a member of, assisted (helped), or participated in any military or police unit? Compulsory service counts. The explanation names country, unit, rank or position, and dates.',
    'military or police unit',
  ],
  armedGroup: [
    'Have you ever been part of an armed group?',
    'Have you EVER served in, been a member of, assisted (helped), or participated in any armed group (a group that carries weapons), for example: paramilitary unit (a group of people who act like a military group, but are not part of the official military), self-defense unit, vigilante unit, rebel group, or guerrilla group? The explanation names country, group, rank or position, and dates.',
    'armed group',
  ],
  communistParty: [
    'Have you ever been a member of the Communist Party or another totalitarian party?',
    'Have you EVER been a member of, or in any way affiliated with, the Communist Party or any totalitarian party (in the United States or abroad)?',
    'Communist or totalitarian party',
  ],
  tortured: ['Have you ever taken part in torture?', `${haveYou} torture?`, 'torture'],
  genocide: ['Have you ever taken part in genocide?', `${haveYou} genocide?`, 'genocide'],
  killingTried: [
    'Have you ever taken part in killing, or trying to kill, a person?',
    `${haveYou} killing, or trying to kill, any person?`,
    'killing or trying to kill',
  ],
  injuryTried: [
    'Have you ever taken part in severely injuring a person on purpose, or trying to?',
    `${haveYou} intentionally and severely injuring or trying to injure any person?`,
    'severe injury or trying to injure',
  ],
  childSoldiersRecruited: [
    'Have you ever recruited children under 15 for fighting?',
    'Have you EVER recruited, enlisted, conscripted, or used any person under 15 years of age to take part in hostilities or to serve in or help an armed force or group, or attempted or worked with others to do so?',
    'recruiting of children',
  ],
  childSoldiersUsed: [
    'Have you ever used children under 15 in fighting?',
    'Have you EVER used any person under 15 years of age to take part in hostilities, for instance, participating in combat or providing services related to combat (such as sabotage or serving as a courier) or providing support services (such as transporting supplies), or attempted or worked with others to do so?',
    'use of children',
  ],
})
