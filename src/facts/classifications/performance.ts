import { address, choice, date, facts, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from '../topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** What only O and P petitions ask: the event, and who was consulted. */
export const performance = facts('case', {
  eventNature: text('Nature of the event', {
    max: 2000,
    lines: 4,
    help: 'What the worker comes for: a season, tour, production, project or series of lectures.',
    ...byEmployer,
  }),
  workUnderPrincipal: text('Earlier work with the principal O-1 or P performer', {
    max: 2000,
    lines: 4,
    help: 'From when until when, and as what.',
  }),
  laborOrganizationExists: yesNo('Is there a labor organization (union) for this work?', byEmployer),
  noLaborOrganizationExplained: text('Why there is no labor organization', { max: 1000, lines: 3, ...byEmployer }),
  consultation: choice(
    'Is the written advisory opinion filed with the petition?',
    ['Yes', 'No, copy of the request attached', 'Not applicable'],
    { help: 'Of a peer group, labor or management organization in the field.', ...byEmployer },
  ),
  inMotionPictures: yesNo('Is the work in motion pictures or television?', byEmployer),
  consultedName: text('Peer group or labor organization that received a copy of the petition', {
    max: 200,
    ...byEmployer,
  }),
  consultedAddress: address('Its address', { inUnitedStates: true, ...byEmployer }),
  consultedOn: date('Sent to it on', byEmployer),
  consultedPhone: text('Its daytime phone', { max: 30, format: 'worldPhone', ...byEmployer }),
  managementName: text('Management organization that received a copy of the petition', { max: 200, ...byEmployer }),
  managementAddress: address('Address of the management organization', { inUnitedStates: true, ...byEmployer }),
  managementConsultedOn: date('Sent to the management organization on', byEmployer),
  managementPhone: text('Daytime phone of the management organization', {
    max: 30,
    format: 'worldPhone',
    ...byEmployer,
  }),
})

export const performerOwnership = facts('employment', {
  ownershipInterest: yesNo('Does any worker in the petition own a share of the petitioner?', byEmployer),
})

const { eventNature, workUnderPrincipal, ...consulted } = performance

export const performanceTopics: readonly Topic[] = [
  topic('performance', 'The event', [eventNature, workUnderPrincipal, performerOwnership.ownershipInterest]),
  topic('consultation', 'Consultation', Object.values(consulted)),
]
