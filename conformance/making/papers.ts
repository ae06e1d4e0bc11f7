import { recordsOf } from '../demo.ts'
import { printedIn } from '../paper.ts'
import { made } from '../parties.ts'
import { hold, same } from '../row.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import { newCase } from './cases.ts'
import { caller, fresh, type Makings, says } from './making.ts'

const flow = (world: Served) => caller(world, 9, '/caseflowApi/caseflow/')
const fileFields =
  'caseId companyAutoId companyCode employeeAccess enableEmail lawfirmCode lawfirmId uploadDocumentType uploadFormDescription uploadFormType uploadFilePath uploadFileName'

/** Specification §7: G-28, I-907, files and payments. */
export const paperMakings: Makings = {
  'POST caseflow/createCaseFlowg28': async (world) => {
    const { post } = await flow(world)
    const { id: caseId } = await newCase(world)
    const sides = async () =>
      (await formsOf(world, caseId)).flatMap(({ formId, side }) => (formId === 'g-28' ? [side] : []))
    // The package brings the employer's along; what the call adds must not have been there already.
    same(await sides(), ['employer'], 'The G-28s before the call')
    const asked = { caseId, g28Type: 'beneficiary' }
    says(await post('createCaseFlowg28', asked), { formId: 'g-28', g28Type: 'beneficiary' }, 'The answer')
    same((await sides()).sort(), ['beneficiary', 'employer'], 'The G-28s after it')
  },
  'GET caseflow/getCaseFlowG28ByCaseId/{id}': async (world) => {
    const { get } = await flow(world)
    const { id } = await newCase(world)
    says(await get(`getCaseFlowG28ByCaseId/${id}?g28Type=employer`), { formId: 'g-28' }, 'The answer', 'known roles')
  },
  'PUT caseflow/updateCaseFlowg28': (world) => updating(world, 'G28', 'updateCaseFlowg28', { g28Type: 'employer' }),
  'POST caseflow/g28PdfGeneration': async (world) => {
    const { who } = await flow(world)
    const { id: caseId } = await newCase(world)
    const names = await namesOnNotice(world, caseId)
    const said = { caseId, g28Type: 'employer' }
    const { text, bytes } = await who.send('POST', '/caseflowApi/caseflow/g28PdfGeneration', said)
    hold(text.startsWith('%PDF-'), `It answers ${JSON.stringify(text.slice(0, 90))}.`)
    await saysNames(bytes, names)
  },
  'POST caseflow/g28PdfGenerationNew/{id}': async (world) => {
    const { file, names, who } = await printedNotice(world)
    hold(/^G-28-.*\.pdf$/.test(String(file.uploadFileName)), `The file is called ${file.uploadFileName}.`)
    const { bytes } = await who.send('GET', `/fileUploadApi/fileupload/getFile/${file.uploadFilePath}`)
    await saysNames(bytes, names)
  },
  'POST caseflow/createCaseFlowI907': async (world) => {
    const { post } = await flow(world)
    const { id: caseId } = await newCase(world)
    const before = await formsOf(world, caseId)
    hold(!before.some(({ formId }) => formId === 'i-907'), 'The case has an I-907 already.')
    says(await post('createCaseFlowI907', { caseId }), { formId: 'i-907' }, 'The answer')
    const after = await formsOf(world, caseId)
    same(after.filter(({ formId }) => formId === 'i-907').length, 1, 'The requests for premium processing after it')
  },
  'PUT caseflow/updateCaseFlowI907': (world) => updating(world, 'I907', 'updateCaseFlowI907', {}),
  'POST caseflow/i907PdfGeneration/{caseId}': async (world) => {
    const { post, who } = await flow(world)
    const { id: caseId } = await newCase(world)
    await post('createCaseFlowI907', { caseId })
    const file = await post(`i907PdfGeneration/${caseId}`)
    hold(/^I-907-.*\.pdf$/.test(String(file.uploadFileName)), `The file is called ${file.uploadFileName}.`)
    const { bytes } = await who.send('GET', `/fileUploadApi/fileupload/getFile/${file.uploadFilePath}`)
    // Part 2, item 5: the beneficiary.
    same(await printedIn(bytes, 'i-907', 'form1[0].#subform[1].Line_MiddleName[0]'), 'Lakshmi', 'The middle name on it')
  },
  'GET fileupload/getFile/{name}': async (world) => {
    const { file, names, who } = await printedNotice(world)
    const { text, bytes } = await who.send('GET', `/fileUploadApi/fileupload/getFile/${file.uploadFilePath}`)
    hold(text.startsWith('%PDF-'), `It answers ${JSON.stringify(text.slice(0, 90))}.`)
    await saysNames(bytes, names)
    const other = await who.send('GET', '/fileUploadApi/fileupload/getFile/..%2f..%2fetc%2fpasswd')
    same(other.status, 404, 'The answer to a path of the server')
  },
  'POST fileupload/createFileUpload': async (world) => {
    const { file, who, caseId } = await printedNotice(world)
    const said = { caseId, uploadFilePath: file.uploadFilePath, uploadDocumentType: 'Receipt', employeeAccess: 'N' }
    const answer = made(await who.send('POST', '/fileUploadApi/fileupload/createFileUpload', said))
    says(answer, { uploadDocumentType: 'Receipt', employeeAccess: false }, 'The answer', fileFields)
    const { items = [] } = made(await who.send('GET', `/api/documents?caseId=${caseId}`)) as { items?: Json[] }
    hold(
      items.some(({ documentType }) => documentType === 'Receipt'),
      'The case has no such document.',
    )
  },
  'POST formtypes/createStripeAccountByVmCompanyProfileUserName': async (world) => {
    const { post } = await caller(world, 3, '/formtypesApi/')
    const path = 'formtypes/createStripeAccountByVmCompanyProfileUserName?userName=employer@visacare.demo'
    const first = await post(path)
    hold(Number(first.companyAutoId) > 0 && String(first.customer).length > 3, `It answers ${JSON.stringify(first)}.`)
    same(await post(path), first, 'The answer to the second call')
  },
  'GET caseflow/getOrderDetailsWithPlanId/{subscriptionId}': async (world) => {
    const { get, list, who } = await caller(world, 3, '/caseflowApi/caseflow/')
    const company = who.login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
    const ordering = await diyCase(world, company)
    const { toOrder } = made(await who.send('GET', `/api/companies/${company}/orders`)) as { toOrder: Json[] }
    const offer = toOrder.find(({ caseId }) => caseId === ordering)
    if (!offer) throw new Error('A case without an attorney cannot be ordered.')
    made(await who.send('POST', `/api/cases/${offer.caseId}/order`, { totalCents: offer.totalCents }))
    const { id } = made(await who.send('GET', `/api/companies/${company}/subscription`))
    const ordered = (await list(`getOrderDetailsWithPlanId/${id}`)).find(({ caseId }) => caseId === offer.caseId)
    says(ordered, { totalCents: offer.totalCents }, 'The order', 'id caseNumber invoiceNumber payment orderedAt')
    same((await get('getOrderDetailsWithPlanId/999999999')).items, [], 'The orders of another subscription')
  },
  'POST payments/createFrequency': async (world) => {
    const { post, list } = await caller(world, 1, '/paymentApi/payments/')
    const name = fresh('Every so often ')
    await post('createFrequency/', { name, months: 7 })
    const found = (await list('getAllFrequencyDetails')).find((each) => each.name === name)
    says(found, { months: 7 }, 'The frequency')
  },
  'POST payments/createSubscription': async (world) => {
    const { post, list } = await caller(world, 1, '/paymentApi/payments/')
    const words = fresh('For a first team abroad ')
    await post('createSubscription', { subcriptionname: 'PLATINUM', words })
    const found = (await list('getAllSubscriptionDetails')).find((each) => each.subcriptionname === 'PLATINUM')
    says(found, { words }, 'The plan')
  },
  'POST payments/createVmCompanyProfileDiscountMapping/{companyCode}': async (world) => {
    const { post, who } = await caller(world, 1, '/paymentApi/payments/')
    const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
    // Given, changed, and ended again, as the product shows an end: by none at all.
    for (const said of [
      { percent: 12, words: fresh('They cast our bell '), until },
      { percent: 5, words: fresh('They rang our bell '), until: null },
    ]) {
      await post('createVmCompanyProfileDiscountMapping/corvid', said)
      const { items } = made(await who.send('GET', '/api/company-discounts')) as { items: Json[] }
      says(
        items.find(({ companyCode }) => companyCode === 'CORVID'),
        said,
        'The discount',
      )
    }
  },
}

/** A work permit that the demo's employee prepares alone; the provider lets the company do that. */
export async function diyCase(world: Served, company: unknown): Promise<unknown> {
  await letDoItYourself(world, company)
  const { post, get } = await caller(world, 5, '/api')
  const { items } = (await get('/people')) as { items: Json[] }
  const own = items.find(({ relation }) => relation === 'Principal')
  const opening = { typeId: 3, subType: '(C)(3)(B)', mode: 'DIY', personId: own?.id, companyId: company }
  return (await post('/cases', opening)).id
}

export async function letDoItYourself(world: Served, company: unknown): Promise<void> {
  const { put } = await caller(world, 1, '/formtypesApi/')
  await put('formtypes/updateVmCompanyProfile', { employeeId: company, diyAccess: 'Y' })
}

async function formsOf(world: Served, caseId: unknown): Promise<Json[]> {
  const { who } = await flow(world)
  const { items } = made(await who.send('GET', `/api/cases/${caseId}/forms`)) as { items: Json[] }
  return items
}

async function updating(world: Served, name: 'G28' | 'I907', call: string, more: Json): Promise<void> {
  const { put, post, who } = await flow(world)
  const { id: caseId } = await newCase(world)
  if (name === 'I907') await post('createCaseFlowI907', { caseId })
  const view = async () =>
    made(await who.send('GET', `/api/cases/${caseId}/form?formId=${name === 'G28' ? 'g-28&side=employer' : 'i-907'}`))
  const { roles } = (await view()) as { roles: Record<string, string> }
  const [fact, value] = ['company.city', fresh('Reno')]
  const subject = roles.company ?? Object.values(roles).find((each) => each.startsWith('company/')) ?? ''
  await put(call, { caseId, ...more, changes: [{ subject, answers: { [fact]: { value } } }] })
  const { known } = (await view()) as { known: Record<string, Record<string, Json>> }
  same(known[subject]?.[fact]?.value, value, 'The answer on the form afterwards')
}

/** What a notice of appearance says of both sides, by the agency’s own names of its boxes (items 2, 6 and 7.a). */
type Names = Readonly<Record<string, string>>

const [ONE, THREE] = ['form1[0].#subform[0].Pt1Line2', 'form1[0].#subform[1].Pt3Line']

/** A case gets the demo's attorney with a middle name that nobody has, and its employer a signer of a name that nobody has. */
async function namesOnNotice(world: Served, caseId: unknown): Promise<Names> {
  const { attorneyId, companyId } = await recordsOf(world)
  const [firm, provider, { put }] = [
    await caller(world, 10, '/api/'),
    await caller(world, 1, '/api/'),
    await flow(world),
  ]
  const [middleName, family, given] = [fresh('Ysolde'), fresh('Bellwarden'), fresh('Thorkel')]
  await firm.post(`cases/${caseId}/attorney`, { attorneyId })
  await provider.put(`attorneys/${attorneyId}`, { middleName })
  const answers = { 'company.signerLastName': { value: family }, 'company.signerFirstName': { value: given } }
  const changes = [{ subject: `company/${companyId}`, answers }]
  await put('updateCaseFlowg28', { caseId, g28Type: 'employer', changes })
  return {
    [`${ONE}c_MiddleName[0]`]: middleName,
    [`${THREE}5a_FamilyName[0]`]: family.toUpperCase(),
    [`${THREE}5b_GivenName[0]`]: given,
    // Part of it stands in addresses of e-mails, too.
    [`${THREE}7a_NameOfEntity[0]`]: 'NORTHWIND ANALYTICS',
  }
}

async function saysNames(bytes: Uint8Array, names: Names): Promise<void> {
  for (const [box, name] of Object.entries(names))
    same(await printedIn(bytes, 'g-28', box), name, `What the notice of appearance says in ${box}`)
}

async function printedNotice(world: Served) {
  const { post, who } = await flow(world)
  const { id: caseId } = await newCase(world)
  const names = await namesOnNotice(world, caseId)
  return { who, caseId, names, file: await post(`g28PdfGenerationNew/${caseId}`) }
}
