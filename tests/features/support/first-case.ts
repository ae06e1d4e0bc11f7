import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

/** The first H-1B case of the demo that is about somebody. */
export const firstCaseOf = (server: TestServer, userName: string) =>
  recordsOf(server)
    .system()
    .one<{ caseId: number; personId: number; companyId: number; employmentId: number }>(
      `select c.id as "caseId", c.person_id as "personId", c.company_id as "companyId", c.employment_id as "employmentId"
         from cases c join users u on u.person_id = c.person_id
        where u.user_name = $1 and c.type_id = 1 order by c.id limit 1`,
      [userName],
    )
