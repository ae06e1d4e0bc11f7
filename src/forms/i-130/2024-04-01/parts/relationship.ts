import { is } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { represented } from '#facts/derived/represented.ts'
import { relative } from '#facts/relative.ts'
import { standing } from '#facts/standing.ts'
import { attorneyBlockWithVolag } from '../../../closing.ts'

export const forSpouse = is(relative.relation, 'Spouse')
const childOrParent = is(relative.relation, 'Child', 'Parent')
const sibling = is(relative.relation, 'Sibling')

export const byAttorney = attorneyBlockWithVolag(represented.applicantsG28)

export const relationship = part('1', 'Relationship (You are the Petitioner. Your relative is the Beneficiary)', [
  ask('1', relative.relation, { label: 'I am filing this petition for my' }),
  ask('2', relative.childRelation, {
    label: 'If you are filing this petition for your child or parent, select the box that describes your relationship',
    when: childOrParent,
  }),
  ask('3', relative.siblingsByAdoption, {
    label: 'If the beneficiary is your brother/sister, are you related by adoption?',
    when: sibling,
  }),
  ask('4', standing.standingByAdoption, {
    label: 'Did you gain lawful permanent resident status or citizenship through adoption?',
  }),
])
