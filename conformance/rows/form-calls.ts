import { formsWithCalls } from '../calls/forms.ts'
import { fresh } from '../making/making.ts'
import { boxesSaying, saidOnPaper, tickedIn } from '../paper.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { type Json, recordsIn, type SignedIn } from '../server.ts'
import type { Served } from '../world.ts'

type Name = (typeof formsWithCalls)[number]
/** A value and how the form prints it. */
type Value = readonly [value: unknown, printed: string]
type Tick = readonly [role: string, fact: string, boxes: Readonly<Record<string, string>>]
/** A case that has the form, and one of its answers, printed once: whose it is, and which; it gets two values, one after the other. */
type Kept = {
  type: readonly [typeId: number, subType: string, about?: 'Spouse']
  formId: string
  answer: readonly [role: string, fact: string, first?: Value, then?: Value]
  /** Where it belongs, and nowhere else: the agency’s own names of the boxes, found by what its file says of each. */
  boxes: readonly string[]
  /** Answers that are ticked: whose and which, and the box of each value, by what the agency's file says of it. */
  ticks?: readonly Tick[]
  /** Filed together with the case's own, which decides over its other forms. */
  concurrent?: readonly string[]
  /** Not part of the package: added by hand. */
  added?: true
  /** The employer's own record: nobody of a law firm sees it. */
  employers?: true
}

const middleName = ['person', 'person.middleName'] as const
const birthCity = (role = 'person') => [role, 'person.birthCity'] as const
const birthCountry = ['person', 'person.birthCountry', ['IS', 'Iceland'], ['LK', 'Sri Lanka']] as const
const perm = [4, 'professional'] as const
const sexIn = (Male: string, Female: string) => ['person', 'person.sex', { Male, Female }] as const

const kept: Readonly<Record<Name, Kept>> = {
  I129: {
    type: [1, 'extension'],
    formId: 'i-129',
    answer: ['person', 'person.birthProvince'],
    boxes: ['form1[0].#subform[2].Part4Line3_DProvince[0]'],
    ticks: [sexIn('form1[0].#subform[2].Line1_Gender_P3[0]', 'form1[0].#subform[2].Line1_Gender_P3[1]')],
  },
  I130: {
    type: [7, 'spouse', 'Spouse'],
    formId: 'i-130',
    answer: birthCity('applicant'),
    boxes: ['form1[0].#subform[4].Pt4Line7_CityTownOfBirth[0]'],
    ticks: [sexIn('form1[0].#subform[1].Pt2Line9_Male[0]', 'form1[0].#subform[1].Pt2Line9_Female[0]')],
  },
  I130A: {
    ...{ type: [7, 'spouse', 'Spouse'], formId: 'i-130a' },
    answer: ['person', 'person.mobilePhone', ['+16175550131', '6175550131'], ['+16175550132', '6175550132']],
    boxes: ['form1[0].#subform[2].Pt4Line4_MobileNumber1[0]'],
  },
  I131: {
    type: [8, 'first'],
    formId: 'i-131',
    answer: ['case', 'case.tripPurpose'],
    boxes: ['form1[0].#subform[9].P7_Line2_Purpose[0]'],
    ticks: [sexIn('form1[0].P5[0].Part2_Line8_Gender[1]', 'form1[0].P5[0].Part2_Line8_Gender[0]')],
  },
  I140: {
    type: [5, 'E21'],
    formId: 'i-140',
    answer: birthCity(),
    boxes: ['form1[0].#subform[1].Line6_CityTownOfBirth[0]'],
  },
  I485: {
    type: [6, 'employment'],
    formId: 'i-485',
    answer: birthCity(),
    boxes: ['form1[0].#subform[1].Pt1Line7_CityTownOfBirth[0]'],
    ticks: [sexIn('form1[0].#subform[1].Pt1Line6_CB_Sex[1]', 'form1[0].#subform[1].Pt1Line6_CB_Sex[0]')],
  },
  I485SupJ: {
    type: [6, 'employment'],
    formId: 'i-485supj',
    answer: birthCountry,
    concurrent: ['i-765'],
    boxes: ['form1[0].#subform[0].Pt1Line6_CountryofBirth[0]'],
  },
  I539: {
    type: [2, 'extension', 'Spouse'],
    formId: 'i-539',
    answer: birthCountry,
    boxes: ['form1[0].#subform[1].P1_Line6_CountryOfBirth[0]'],
  },
  I539A: {
    type: [2, 'extension', 'Spouse'],
    formId: 'i-539a',
    answer: birthCountry,
    boxes: ['form1[0].#subform[0].SupA_Line3_CountryOfBirth[0]'],
  },
  I765: {
    type: [3, '(C)(26)', 'Spouse'],
    formId: 'i-765',
    answer: birthCity(),
    boxes: ['form1[0].Page3[0].Line18a_CityTownOfBirth[0]'],
    ticks: [
      sexIn('form1[0].Page2[0].Line9_Checkbox[1]', 'form1[0].Page2[0].Line9_Checkbox[0]'),
      [
        ...(['person', 'person.maritalStatus'] as const),
        Object.fromEntries(
          Object.entries({ Widowed: 0, Divorced: 1, Single: 2, Married: 3 }).map(([status, box]) => [
            status,
            `form1[0].Page2[0].Line10_Checkbox[${box}]`,
          ]),
        ),
      ],
    ],
  },
  I864: {
    type: [9, 'sponsor', 'Spouse'],
    formId: 'i-864',
    answer: birthCountry,
    boxes: ['form1[0].#subform[1].P4_Line7_CityofBirth[0]'],
  },
  I9: {
    type: [12, 'hire'],
    formId: 'i-9',
    answer: ['i9', 'i9.section2Notes'],
    employers: true,
    boxes: ['Additional Information'],
  },
  G1145: {
    type: [8, 'first'],
    formId: 'g-1145',
    answer: middleName,
    added: true,
    boxes: ['form1[0].#subform[0].MiddleName[0]'],
  },
  Perm: { type: perm, formId: 'eta-9089', answer: ['company', 'company.contactMiddleName'], boxes: ['3 Middle Names'] },
  PermAppendixA: {
    type: perm,
    formId: 'eta-9089-appendix-a',
    answer: middleName,
    boxes: ['3 Enter Foreign Workers Middle Names'],
  },
  PermFinalDetermination: {
    type: perm,
    formId: 'eta-9089-final-determination',
    answer: middleName,
    added: true,
    boxes: ['7  Foreign Workers Middle Names'],
  },
}

/** "…(save, update, get with PDF)": each form, by its own calls, in a case that has it. */
export const formCallRows: Row[] = formsWithCalls.map((name) => ({
  kind: 'call',
  spec: '§7',
  what: `${name} is saved, updated and got with its PDF`,
  since: 'forms',
  check: (world) => keepsForm(world, name),
}))

const asked = new WeakMap<Served, Map<Name, Promise<void>>>()

/** Its four calls are one story, told once however many rows ask for it. */
export function keepsForm(world: Served, name: Name): Promise<void> {
  const stories = asked.get(world) ?? new Map<Name, Promise<void>>()
  asked.set(world, stories)
  const story = stories.get(name) ?? keeps(world, name, kept[name])
  stories.set(name, story)
  return story
}

async function keeps(world: Served, name: Name, form: Kept): Promise<void> {
  const server = await world.server()
  const who = await server.signIn(form.employers ? 'employer@visacare.demo' : 'attorney@visacare.demo')
  const caseId = await opened(world, who, form)
  const calls = '/caseflowApi/caseflow'
  const seen = made(await who.send('GET', `${calls}/getCaseFlow${name}ByCaseId/${caseId}`))
  same(seen.formId, form.formId, `What getCaseFlow${name}ByCaseId answers with`)
  const unheard = (word: string): Value => [word, word]
  const [role, fact, [first, firstWord] = unheard(fresh('Adalwen')), [then, word] = unheard(fresh('Berengar'))] =
    form.answer
  const subject = (seen.roles as Record<string, string>)[role] ?? ''
  const said = (value: unknown) => ({ caseId, changes: [{ subject, answers: { [fact]: { value } } }] })
  const savedIn = ({ known }: Json) => (known as Record<string, Record<string, Json>>)[subject]?.[fact]?.value
  const created = made(await who.send('POST', `${calls}/createCaseFlow${name}`, said(first)))
  same(savedIn(created), first, `What createCaseFlow${name} saved`)
  made(await who.send('PUT', `${calls}/updateCaseFlow${name}`, said(then)))
  const again = made(await who.send('GET', `${calls}/getCaseFlow${name}ByCaseId/${caseId}`))
  same(savedIn(again), then, `What updateCaseFlow${name} saved`)
  const printed = made(await who.send('POST', `${calls}/${name.toLowerCase()}PdfGeneration/${caseId}`))
  const { bytes } = await who.send('GET', `/fileUploadApi/fileupload/getFile/${printed.uploadFilePath}`)
  same(await saidOnPaper(bytes, [firstWord, word]), [word], `What the PDF of ${name} says of the two values`)
  same(await boxesSaying(bytes, form.formId, word), form.boxes, `Where the PDF of ${name} says ${word}`)
  const roles = seen.roles as Record<string, string>
  for (const tick of form.ticks ?? []) await isTicked(who, { caseId, name, formId: form.formId, roles }, tick)
}

type Form = { caseId: unknown; name: Name; formId: string; roles: Readonly<Record<string, string>> }

/** Each value of an answer ticks the box of its own, and no other. */
async function isTicked(who: SignedIn, { caseId, name, formId, roles }: Form, tick: Tick): Promise<void> {
  const [role, fact, boxes] = tick
  const subject = roles[role] ?? ''
  for (const [value, box] of Object.entries(boxes)) {
    const changes = [{ subject, answers: { [fact]: { value } } }]
    made(await who.send('PUT', `/caseflowApi/caseflow/updateCaseFlow${name}`, { caseId, changes }))
    const { status, bytes } = await who.send('POST', `/api/cases/${caseId}/form/pdf`, { formId, kind: 'editable' })
    same(status, 200, `The answer to the PDF of ${name} that can be edited`)
    same(await tickedIn(bytes, Object.values(boxes)), [box], `What the PDF of ${name} ticks for ${value}`)
  }
}

/** A new case with a form in it, by the form's name in the calls. */
export async function caseKeeping(world: Served, name: string): Promise<unknown> {
  const form = kept[name as Name]
  const who = await (await world.server()).signIn(form.employers ? 'employer@visacare.demo' : 'attorney@visacare.demo')
  return opened(world, who, form)
}

/** A new case with the form in it, about somebody of the demo's first family. */
async function opened(
  world: Served,
  who: SignedIn,
  { type: [typeId, subType, about], ...form }: Kept,
): Promise<unknown> {
  const employer = await (await world.server()).signIn('employer@visacare.demo')
  const family = recordsIn(await employer.send('GET', '/api/people?search=NAI&limit=20'))
  const of = (relation: string) => family.filter((each) => each.relation === relation)
  const [person] = of(about ?? 'Principal')
  const further = form.formId === 'i-539a' ? [...of('Son'), ...of('Daughter')].map(({ id }) => id) : undefined
  const { id } = made(
    await who.send('POST', '/api/cases', {
      ...{ companyId: person?.companyId, typeId, subType, personId: person?.id, channel: 'paper' },
      ...(form.concurrent && { concurrent: form.concurrent }),
      ...(further && { dependentIds: further }),
    }),
  )
  if (form.added) made(await who.send('POST', `/api/cases/${id}/forms`, { formId: form.formId }))
  return id
}
