import { as } from '../demo.ts'
import { address, fresh } from '../making/making.ts'
import { letDoItYourself } from '../making/papers.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { type Row, same } from '../row.ts'

/** Decisions §3: without a payment method no case is opened, except by the provider’s own company. */
export const providerCompanyRows: Row[] = [
  {
    ...{ kind: 'rule', spec: 'decisions §3', since: 'cases' },
    what: 'IMMLAWS opens a case without a payment method, and another company does not',
    check: async (world) => {
      const admin = await as(world, 1)
      const own = admin.login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
      const { method } = made(await admin.send('GET', `/api/companies/${own}/payment-method`))
      same(method, null, 'The payment method of IMMLAWS')
      await letDoItYourself(world, own)
      const said = { firstName: 'Ona', lastName: fresh('Clerk'), email: address('clerk'), jobTitle: 'Clerk' }
      const { id: personId } = made(await admin.send('POST', '/api/people', { ...said, companyId: own }))
      const opening = { typeId: 3, subType: '(C)(9)', mode: 'DIY', channel: 'paper' }
      const opened = made(await admin.send('POST', '/api/cases', { ...opening, companyId: own, personId }))
      same(opened.companyId, own, 'The company of the case')
      const other = newEmployer({ diyAccess: 'Y' })
      const { employeeId: companyId } = made(
        await admin.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', other),
      )
      const refused = await admin.send('POST', '/api/cases', { ...opening, companyId })
      same(
        [refused.status, messageOf(refused)],
        [409, 'Please Add Payment Method before creating New Employee/Case.'],
        'The answer to another company',
      )
    },
  },
]
