import type { Scenario } from '../../../scenario.ts'

type About = Readonly<Record<string, unknown>>
type Given = { company?: About; person?: About; employment?: About; case: About }

/** A worked example of the H supplement and the data collection: one petitioner, one job, one worker. */
export function hScenario(name: string, given: Given, fields: Scenario['fields'], pages?: Scenario['pages']): Scenario {
  const subject = (kind: string, about: About = {}) =>
    Object.fromEntries(Object.entries(about).map(([fact, value]) => [`${kind}.${fact}`, value]))
  return {
    name,
    today: '2026-11-16',
    roles: {
      company: 'company/1',
      person: given.person ? 'person/1' : undefined,
      employment: 'employment/1',
      case: 'case/1',
    },
    answers: {
      'company/1': subject('company', given.company),
      'person/1': subject('person', given.person),
      'employment/1': subject('employment', given.employment),
      'case/1': subject('case', given.case),
    },
    pages: pages ?? [13, 23],
    fields,
  }
}
