import type { Scratch } from './scratch.ts'

const feature = 'src/features/parties/companies'

/** CONTRIBUTING.md, "An operation" with "A right", "A table", "A screen" and "A menu row", in a feature that is there. */
export function addOperation({ write, insert, append }: Scratch) {
  write('db/migrations/9000_company_remarks.sql', table)
  insert(`${feature}/contract.ts`, 'import { ChangedCompany,', rolesImported)
  insert(`${feature}/contract.ts`, '  setTransactionDetails: command(', contract)
  append(`${feature}/server/store.ts`, store)
  insert(`${feature}/server/keep-handlers.ts`, 'export const keepCompaniesHandlers', imported)
  insert(`${feature}/server/keep-handlers.ts`, '  setTransactionDetails: async (', handlers)
  write(`${feature}/client/CompanyRemarksScreen.tsx`, screen)
  insert('src/features/parties/client/features.ts', "      'companies.list':", screenLine)
  insert('src/features/parties/routes.ts', "  { path: '/visaCareManageClients'", route)
  insert('src/features/parties/routes.ts', "  [1, 'visaCareManageClients'", menuRow)
}

const table = `create table company_remarks (
  id          bigint generated always as identity primary key,
  company_id  bigint not null references companies (id) on delete cascade,
  law_firm_id bigint references law_firms (id),
  remark      text not null check (length(remark) <= 500)
);
create index company_remarks_by_company on company_remarks (company_id, id desc);
call app.protect('company_remarks', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('company_remarks');
`

const rolesImported = `import { administrators } from '#platform/session/role-groups.ts'
`

const contract = `  remarks: query('companies.remarks', {
    summary: 'The remarks about a company, newest first.',
    path: 'GET /api/companies/:id/remarks',
    can: 'company:read',
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(z.object({ id: z.number(), remark: z.string() })) }),
    example: { id: 1 },
    names: { id: 'company' },
  }),
  addRemark: command('companies.addRemark', {
    summary: 'Adds a remark about a company.',
    audit: 'Added a remark about a company',
    path: 'POST /api/companies/:id/remarks',
    can: 'company:remark',
    right: { words: 'Write remarks about companies', roles: administrators },
    input: z.object({ id: Id, remark: z.string().trim().min(1).max(500) }),
    output: z.object({ id: z.number(), remark: z.string() }),
    example: { id: 1, remark: 'Prefers to be called' },
    names: { id: 'company' },
  }),
`

const store = `
export type Remark = { id: number; remark: string }

export const remarksOf = (db: Db, companyId: number) =>
  db.rows<Remark>('select id, remark from company_remarks where company_id = $1 order by id desc limit 200', [companyId])

export const insertRemark = (tx: Transaction, companyId: number, lawFirmId: number | null, remark: string) =>
  tx.one<Remark>(
    'insert into company_remarks (company_id, law_firm_id, remark) values ($1, $2, $3) returning id, remark',
    [companyId, lawFirmId, remark],
  )
`

const imported = `import { insertRemark, remarksOf } from './store.ts'

`

const handlers = `  remarks: async ({ db, actor }, { id }) => {
    await getCompany(db, actor, id)
    return { items: await remarksOf(db, id) }
  },

  addRemark: async ({ db, actor, audit }, { id, remark }) => {
    const { lawFirmId } = await getCompany(db, actor, id)
    const added = await insertRemark(db, id, lawFirmId, remark)
    audit({ subject: 'company:' + id, after: added, companyId: id })
    return added
  },

`

const screen = `import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { companiesApi } from '#parties/client/api.ts'

export default function CompanyRemarksScreen({ params }: { params: Record<string, string> }) {
  const remarks = useOperation(companiesApi.remarks, { id: Number(params.id) })
  return (
    <>
      <PageHeader title="Client Remarks" />
      <Card>{remarks.items?.items.map(({ id, remark }) => <p key={id}>{remark}</p>)}</Card>
    </>
  )
}
`

const screenLine = `      'companies.remarks': () => import('#parties/companies/client/CompanyRemarksScreen.tsx'),
`

const route = `  { path: '/visaCareClientRemarks/:id?', screen: 'companies.remarks', title: 'Client Remarks', needs: 'company:read' },
`

const menuRow = `  [90, 'visaCareClientRemarks', 'Client Remarks', 'userManage', [Role.provider]],
`
