import { ask, part } from '#engine/form.ts'
import { aboutCertification, recruits, recruitsFurther } from '#facts/derived/labor-certification.ts'
import { recruiting } from '#facts/labor-certification.ts'

export const recruitment = part('H', 'Recruitment Information', [
  ask('a.1', recruiting.supervisedRecruitment, {
    label:
      'Is the employer required, by notice from a Certifying Officer, to currently undergo supervised recruitment?',
  }),
  ask('b.1', recruiting.occupationKind, { label: 'Occupation Type' }),
  ask('c.1.a', recruiting.jobOrderFrom, { label: 'Start date of SWA job order', when: recruits }),
  ask('c.1.b', recruiting.jobOrderUntil, { label: 'End date of SWA job order', when: recruits }),
  ask('c.2', aboutCertification.sundayPaper, {
    label: 'Is there a Sunday edition of a newspaper (of general circulation) in the area of intended employment?',
  }),
  ask('c.2.a', recruiting.firstAdIn, { label: 'Name of newspaper of general circulation', when: recruits }),
  ask('c.2.b', recruiting.firstAdOn, { label: 'Advertisement date', when: recruits }),
  ask('c.3', aboutCertification.secondAdvertisement, { label: 'Which was used to place the other advertisement?' }),
  ask('c.3.a', recruiting.secondAdIn, { label: 'Name of newspaper or professional journal', when: recruits }),
  ask('c.3.b', recruiting.secondAdOn, { label: 'Advertisement Date', when: recruits }),
  ask('d.1', aboutCertification.recruitmentGrid, {
    label: 'Additional recruitment for professional occupations',
    when: recruitsFurther,
  }),
])

/** Any of them may be marked; the notice is one question. */
export const notice = part('H.e', 'Notice of Posting', [
  ask('1.a', aboutCertification.noticeToUnion, { label: 'Bargaining Representative', optional: true }),
  ask('1.b', aboutCertification.noticePosted, { label: 'Physical Notice', optional: true }),
  ask('1.c', aboutCertification.noticeElectronic, { label: 'Electronic Notice', optional: true }),
  ask('1.d', aboutCertification.noticeInHouse, { label: 'In-House Media', optional: true }),
  ask('1.e', aboutCertification.noticeHousehold, { label: 'Private Household', optional: true }),
  ask('1.f', aboutCertification.noticeNotGiven, { label: 'The employer DID NOT post the notice', optional: true }),
])
