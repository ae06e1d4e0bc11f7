import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { paperworkInWords } from './invited.ts'

const i485 = (whose: string) => ({ typeId: CaseType.i485, subType: 'derivative', whose })

test.each([
  [[''], 'your green card (I-485)', 'your green card (I-485)'],
  [['', 'Dev'], 'your green card (I-485) and 1 more case', 'your green card (I-485) and the green card (I-485) of Dev'],
  [
    ['', 'Meera', 'Dev'],
    'your green card (I-485) and 2 more cases',
    'your green card (I-485), the green card (I-485) of Meera and the green card (I-485) of Dev',
  ],
])('the paperwork of %j', (people, what, all) => {
  expect(paperworkInWords(people.map(i485))).toEqual({ what, all })
})
