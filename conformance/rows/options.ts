import { eadApplication } from '#case-types/types/ead-application.ts'
import { company } from '#facts/company.ts'
import {
  imageExtensions,
  relationships,
  serviceCenterNames,
  serviceCenters,
  subscriptions,
  titles,
  unitKinds,
} from '#formats/options.ts'
import { kindOf } from '#platform/files/kinds.ts'
import { type Row, same } from '../row.ts'

/** Specification §3 "Option lists". */
export const optionRows: Row[] = [
  list('Relationship: Father, Mother, Spouse, Son, Daughter', () =>
    same(relationships, ['Father', 'Mother', 'Spouse', 'Son', 'Daughter'], 'The list of relationships'),
  ),
  list("Title: '-Select-' blank, 'Mr.', 'Mrs.', 'Miss'", () => {
    const labels = titles.map((title) => title.label)
    same(labels, ['-Select-', 'Mr.', 'Mrs.', 'Miss'], 'The list of titles')
    same(titles[0]?.value, '', "The value of '-Select-'")
  }),
  list('EAD categories (C)(3)(A), (C)(3)(B), (C)(3)(C), (C)(9), (C)(26)', () => {
    const labels = eadApplication.subTypes.map(({ name }) => name)
    same(labels, specifiedCategories, 'The list of EAD categories')
  }),
  list("15 H-1B filing service centers and a blank '-Select-'", () => {
    const counts = ['Vermont', 'Nebraska', 'Texas', 'California'].map(
      (center) => serviceCenterNames.filter((name) => name.startsWith(center)).length,
    )
    same(counts, [4, 3, 4, 4], 'The number of names per center')
    same(serviceCenters[0], { value: '', label: '-Select-' }, 'The first choice of a service center')
  }),
  list('Phone country codes: +1, +91', () =>
    same(company.phoneCountryCode.options, ['+1', '+91'], 'The phone codes of a company'),
  ),
  list('Image extensions: jpg, jpeg, png, lower and upper case', () => {
    const taken = ['jpg', 'jpeg', 'png', 'JPG', 'JPEG', 'PNG'].map((written) =>
      kindOf(`signature.${written}`, imageExtensions).contentType.startsWith('image/'),
    )
    same(taken, [true, true, true, true, true, true], 'Which extensions a picture may have')
    same(imageExtensions.length, 3, 'The number of extensions of pictures')
  }),
  list('Subscription tiers: SILVER, GOLD, PLATINUM', () =>
    same(subscriptions, ['SILVER', 'GOLD', 'PLATINUM'], 'The list of subscriptions'),
  ),
  list('aptSteFlr: APT, STE, FLR', () => same(unitKinds, ['APT', 'STE', 'FLR'], 'The list of unit kinds')),
]

const specifiedCategories = [
  '(C)(3)(A) student pre-completion',
  '(C)(3)(B) student post-completion',
  '(C)(3)(C) STEM extension',
  '(C)(9) adjustment of status',
  '(C)(26) H4 EAD',
]

function list(what: string, check: () => void): Row {
  return { kind: 'option list', spec: '§3', what, since: 'foundation', check }
}
