import { CaseType } from '#case-types/case-type.ts'
import type { Db } from '#platform/database/database.ts'
import type { InTraining } from '../records.ts'

/**
 * Who works here on a STEM extension of practical training while the employer is not in E-Verify: it must be, all the
 * time (8 CFR 214.2(f)(10)(ii)(C)(5)). Who holds another status by now rests on that. All that the reader sees, or one
 * company's.
 */
export const trainedWithoutEVerify = (db: Db, companyId: number | null, today: string) =>
  db.rows<InTraining>(
    `select distinct on (p.id) e.id as "employmentId", app.full_name(p.first_name, upper(p.last_name)) as name,
            c.name as "companyName", k.valid_until as until
       from cases k join people p on p.id = k.person_id join companies c on c.id = k.company_id
       join employments e on e.person_id = p.id and e.company_id = k.company_id and (e.ended_on is null or e.ended_on >= $2)
       left join i9_settings s on s.company_id = k.company_id
      where k.type_id = ${CaseType.ead} and upper(k.sub_type) = '(C)(3)(C)' and k.outcome = 'Approved' and k.valid_until >= $2
        and p.status_now in ('F-1', '') and ($1::bigint is null or k.company_id = $1)
        and not (coalesce(s.everify_id, '') <> '' and s.enrolled_from <= $2 and coalesce(s.enrolled_until, $2) >= $2)
      order by p.id, k.valid_until desc limit 200`,
    [companyId, today],
  )
