import { choice, country, date, exact, facts, number, records, text, yesNo } from '#engine/fact.ts'
import { beneficiary } from './petition-parties.ts'
import { type Topic, topic } from './topic.ts'
import { workerColumns } from './worker-columns.ts'

const ofEmployer = { askedOf: ['employer', 'attorney'] } as const
/** Where a worker would pick up a visa only the worker can say. */
const ofEmployee = { askedOf: ['employee', 'attorney'] } as const
/** What is filed together, and numbers that come with the labor condition application, the firm knows. */
const ofAttorney = { askedOf: ['attorney'] } as const

const hSharing = ['H-2A', 'H-2B', 'H-3', 'H-3 special education'] as const
const performersSharing = ['O-2', 'P-1 major league', 'P-1', 'P-1S', 'P-2', 'P-2S', 'P-3', 'P-3S', 'Q-1'] as const

/** Who may share a petition: 8 CFR 214.2(h)(2)(ii), (o)(2)(iii)(F), (p)(2)(iv)(F), (q)(4)(ii). */
export const severalInOne = [...hSharing, ...performersSharing] as const

/** H-1B1 and TN do not name a country: citizenship does. */
const classifications = [
  ...['H-1B', 'H-1B1', 'H-1B2', 'H-1B3'],
  ...hSharing,
  ...['L-1A', 'L-1B', 'L blanket', 'E-1', 'E-2', 'E-2 CNMI', 'E-3', 'TN', 'O-1A', 'O-1B'],
  ...performersSharing,
  'R-1',
] as const

/** What a petition for a nonimmigrant worker asks for, for whom and on which terms. */
export const petition = facts('case', {
  classification: choice('Requested nonimmigrant classification', classifications, {
    ...ofEmployer,
    words: {
      'H-1B': 'H-1B specialty occupation',
      'H-1B1': 'H-1B1 Chile or Singapore',
      'H-1B2': 'H-1B2 Department of Defense research project',
      'H-1B3': 'H-1B3 fashion model',
      'H-2A': 'H-2A agricultural worker',
      'H-2B': 'H-2B non-agricultural worker',
      'H-3': 'H-3 trainee',
      'H-3 special education': 'H-3 special education exchange visitor program',
      'L-1A': 'L-1A manager or executive',
      'L-1B': 'L-1B specialized knowledge',
      'L blanket': 'L blanket petition',
      'E-1': 'E-1 treaty trader',
      'E-2': 'E-2 treaty investor',
      'E-2 CNMI': 'E-2 CNMI investor',
      'E-3': 'E-3 Australian specialty occupation',
      TN: 'TN Canada or Mexico',
      'O-1A': 'O-1A extraordinary ability in sciences, education, business or athletics',
      'O-1B': 'O-1B extraordinary ability in the arts, motion picture or television',
      'O-2': 'O-2 accompanying an O-1',
      'P-1 major league': 'P-1 major league sports',
      'P-1': 'P-1 athlete, athletic or entertainment group',
      'P-1S': 'P-1S essential support for P-1',
      'P-2': 'P-2 artist or entertainer, reciprocal exchange',
      'P-2S': 'P-2S essential support for P-2',
      'P-3': 'P-3 artist or entertainer, culturally unique',
      'P-3S': 'P-3S essential support for P-3',
      'Q-1': 'Q-1 international cultural exchange',
      'R-1': 'R-1 religious worker',
    },
  }),
  basis: choice(
    'Basis for classification',
    [
      'New employment',
      'Continuation without change',
      'Change in approved employment',
      'New concurrent employment',
      'Change of employer',
      'Amended petition',
    ],
    {
      ...ofEmployer,
      help: 'Why this petition is filed: for a first job in this status, to continue, to change something, or to move from another employer.',
      words: {
        'Continuation without change':
          'Continuation of previously approved employment without change with the same employer',
        'Change in approved employment': 'Change in previously approved employment',
      },
    },
  ),
  requestedAction: choice(
    'Requested action',
    [
      'Notify the office',
      'Change status',
      'Extend stay',
      'Amend stay',
      'Extend free trade status',
      'Change to free trade status',
    ],
    {
      ...ofEmployer,
      help: 'Whether the worker gets a visa abroad, or changes or extends status inside the United States.',
      words: {
        'Notify the office':
          'Notify the consulate or port of entry so that a visa can be issued or the worker admitted',
        'Change status': 'Change the status and extend the stay, the worker being here in another status',
        'Extend stay': 'Extend the stay, the worker holding this status',
        'Amend stay': 'Amend the stay without asking for more time',
        'Extend free trade status': 'Extend a status based on a free trade agreement (TN, H-1B1)',
        'Change to free trade status': 'Change to a status based on a free trade agreement (TN, H-1B1)',
      },
    },
  ),
  requestedFrom: date('Employment from', {
    ...ofEmployer,
    help: 'The first day asked for; not more than six months ahead.',
  }),
  requestedUntil: date('Employment until', { ...ofEmployer, help: 'The last day asked for.' }),
  // Nobody is asked: it stands on the record of the LCA.
  laborCaseNumber: exact('LCA or ETA case number', {
    askedOf: [],
    max: 30,
    help: 'As certified by the Department of Labor, such as I-200-26320-123456.',
  }),
  unnamedWorkers: yesNo('Are the workers not named yet?', {
    ...ofEmployer,
    help: 'Possible only for H-2A and H-2B.',
  }),
  unnamedWorkerCount: number('How many workers are asked for?', { ...ofEmployer, min: 1, max: 100_000 }),
  furtherBeneficiaries: records('Further workers in this petition', 'worker', workerColumns, {
    ...ofEmployer,
    help: 'Everybody but the first worker. H-1B, L-1 and O-1 petitions are for one person each.',
  }),
  groupName: text('Name of the entertainment group', {
    ...ofEmployer,
    max: 200,
    help: 'Only for groups of performers.',
  }),
  newGroupMembers: yesNo('Has anybody in the petition been with the group for less than a year?', ofEmployer),
  newGroupMembersExplained: text('Who has been with the group for less than a year, and why', {
    ...ofEmployer,
    max: 2000,
    lines: 4,
  }),
  officeToNotify: choice('Office to notify', ['Consulate', 'Pre-flight inspection', 'Port of Entry'], {
    ...ofEmployee,
    help: 'Where the worker will ask for the visa or for admission; also named in case a change or extension is refused.',
  }),
  officeCity: exact('City of the office', {
    ...ofEmployee,
    lookUp: 'post',
    help: 'The city of the consulate or the port of entry.',
  }),
  officePlace: exact('U.S. state or foreign country of the office', ofEmployee),
  consulateCountry: country('Country of the U.S. embassy or consulate', ofEmployee),
  noPassportExplained: text('Who has no valid passport, and why', { max: 2000, lines: 4 }),
  petitionsFiledTogether: number('Other petitions filed together with this one', {
    ...ofAttorney,
    max: 999,
    help: '0 if there are none.',
  }),
  i94Applications: number('Applications for a new or replaced I-94 filed with this petition', {
    ...ofAttorney,
    max: 999,
    help: '0 in nearly every case; a lost electronic I-94 can be printed from cbp.gov/i94.',
  }),
  dependentApplications: number('Applications of dependents (Form I-539) filed with this petition', {
    ...ofAttorney,
    max: 999,
    help: 'Spouse and children share one; 0 if there are none.',
  }),
  immigrantPetitionsFiled: number('Immigrant petitions this employer has ever filed for the worker', {
    ...ofEmployer,
    max: 999,
    help: 'Form I-140 and the like; 0 if there are none.',
  }),
  classificationHeld: yesNo('Has the worker held the requested classification within the last seven years?', {
    help: 'The same classification with any employer.',
  }),
  classificationHeldExplained: text('Earlier time in this classification: when and with which employer', {
    max: 2000,
    lines: 4,
  }),
  classificationDenied: yesNo('Has the worker been denied the requested classification within the last seven years?'),
  classificationDeniedExplained: text('Earlier denial of this classification: when and why', { max: 2000, lines: 4 }),
  petitionedBefore: yesNo('Has this employer ever filed a nonimmigrant petition for this worker?', ofEmployer),
  petitionedBeforeExplained: text('Earlier petitions: receipt numbers, dates and outcome', {
    ...ofEmployer,
    max: 2000,
    lines: 4,
  }),
  itineraryIncluded: yesNo('Is an itinerary filed with the petition?', {
    ...ofAttorney,
    help: 'A list of dates and places, for work in several places.',
  }),
  exportLicense: choice('Export license for technology shown to the worker', ['Not required', 'Required'], {
    ...ofEmployer,
    help: 'Most work needs none. Controlled technology falls under the Export Administration Regulations (EAR) or the International Traffic in Arms Regulations (ITAR).',
  }),
})

export const topics: readonly Topic[] = [
  topic('petition', 'Dates and request', [
    petition.classification,
    petition.basis,
    petition.requestedAction,
    petition.requestedFrom,
    petition.requestedUntil,
    petition.laborCaseNumber,
    petition.unnamedWorkers,
    petition.unnamedWorkerCount,
    petition.furtherBeneficiaries,
    petition.groupName,
    petition.newGroupMembers,
    petition.newGroupMembersExplained,
    petition.exportLicense,
  ]),
  topic('office', 'Visa pick-up', [
    petition.officeToNotify,
    petition.officeCity,
    petition.officePlace,
    petition.consulateCountry,
  ]),
  topic('earlier', 'Earlier status and petitions', [
    beneficiary.latestReceipt,
    beneficiary.workPermitNumber,
    beneficiary.taxpayerNumber,
    petition.noPassportExplained,
    petition.classificationHeld,
    petition.classificationHeldExplained,
    petition.classificationDenied,
    petition.classificationDeniedExplained,
    petition.petitionedBefore,
    petition.petitionedBeforeExplained,
    petition.immigrantPetitionsFiled,
    beneficiary.inRemovalProceedings,
    beneficiary.wasExchangeVisitor,
    beneficiary.exchangeVisits,
  ]),
  topic('filedTogether', 'What is filed together', [
    petition.petitionsFiledTogether,
    petition.i94Applications,
    petition.dependentApplications,
    petition.itineraryIncluded,
  ]),
]
