import { dayIn, defaultZone } from '#formats/day.ts'

export const COMPANIES = 200
export const CASES_OF_A_PERSON = 5
/** One company more has the cases of the first people, and no others however many there are. */
export const STEADY = COMPANIES + 1
const STEADY_PEOPLE = 10

// Every kind of record has a range of its own, so that a number in a statement says what it is.
export const FIRM = 200_001
export const ATTORNEY = 450_001
export const FIRM_ADMINISTRATOR = 450_002
export const firstOf = { company: 300_000, user: 400_000, person: 1_000_000, employment: 2_000_000, case: 5_000_000 }

export const PEOPLE = `
  insert into people (id, company_id, law_firm_id, household_person_id, first_name, last_name, email)
  overriding system value
  select ${firstOf.person} + n, ${firstOf.company} + case when n <= ${STEADY_PEOPLE} then ${STEADY} else 1 + n % ${COMPANIES} end, ${FIRM}, ${firstOf.person} + n,
         (array['Amara', 'Bruno', 'Chiara', 'Deepak', 'Elena', 'Farid', 'Grace', 'Hiro', 'Ines', 'Jonas'])[1 + n % 10],
         (array['ADLER', 'BIANCHI', 'CHEN', 'DIAZ', 'ERIKSEN', 'FOFANA', 'GUPTA', 'HADDAD', 'ITO', 'JENSEN', 'KOWALSKI'])[1 + n % 11]
           || ' ' || upper(substr(md5(n::text), 1, 7)),
         'person' || n || '@bench.example'
    from generate_series($1::int, $2::int) n
  on conflict do nothing`

export const JOBS = `
  insert into employments (id, company_id, person_id, household_person_id, law_firm_id, job_title, started_on)
  overriding system value
  select id + ${firstOf.employment - firstOf.person}, company_id, id, id, law_firm_id, 'Engineer', '2024-02-01' from people p
   where id > ${firstOf.person} and not exists (select from employments e where e.person_id = p.id)`

const TODAY = `date '${dayIn(defaultZone, new Date())}'`

// Two of three are H-1B petitions, the others work permits; they stand evenly on all ten statuses.
export const CASES = `
  insert into cases (id, number, company_id, law_firm_id, person_id, household_person_id, employment_id, type_id, sub_type, mode,
                     status, stage, outcome, attorney_id, company_name, person_name, attorney_name, options, percent, ball, next_due_on, next_due_title, filed_on,
                     receipt_number, receipt_on, decided_on, valid_from, valid_until)
  overriding system value
  select ${firstOf.case} + n, '26-' || lpad(n::text, 7, '0'), p.company_id, p.law_firm_id, p.id, p.id,
         p.id + ${firstOf.employment - firstOf.person}, case when n % 3 = 0 then 3 else 1 end,
         case when n % 3 = 0 then '(C)(9)' else 'extension' end, 'LEGAL', s.status,
         (array['QUESTIONNAIRES', 'SUBMITTED', 'DRAFT', 'ATTY_REVIEW', 'SIGNATURE', 'FILED', 'RECEIPTED', 'RFE_ISSUED', 'APPROVED', 'CLOSED'])[s.status],
         case when s.status >= 9 then 'Approved' end, ${ATTORNEY}, 'Company ' || p.company_id - ${firstOf.company},
         app.full_name(p.first_name, p.last_name), 'Ines Attorney', '{"channel": "paper"}', n % 101,
         (array['employee', 'firm', 'firm', 'attorney', 'employer', 'agency', 'agency', 'firm', 'firm', 'nobody'])[s.status],
         case when s.status in (1, 2, 3, 4, 5, 8) then ${TODAY} + n * 7 % 120 - 20 end,
         case when s.status in (1, 2, 3, 4, 5, 8) then 'Answers needed' else '' end,
         case when s.status >= 6 then ${TODAY} - 90 end,
         case when s.status >= 7 then 'IOE' || lpad(n::text, 10, '0') end, case when s.status >= 7 then ${TODAY} - 80 end,
         case when s.status >= 9 then ${TODAY} - 10 end, case when s.status >= 9 then ${TODAY} - 10 end,
         case when s.status >= 9 then ${TODAY} + n % 1000 end
    from generate_series($1::int, $2::int) n
    cross join lateral (select 1 + (n * 3 + n / 10) % 10 as status) s
    join people p on p.id = ${firstOf.person} + (n + ${CASES_OF_A_PERSON - 1}) / ${CASES_OF_A_PERSON}`

const IN_RANGE = `k.id between ${firstOf.case} + $1::int and ${firstOf.case} + $2::int`
const OF_RANGE = `from cases k where ${IN_RANGE}`

export const FORMS = `
  insert into case_forms (company_id, law_firm_id, household_person_id, case_id, form_id, edition, person_id, side, position, percent)
  select k.company_id, k.law_firm_id, k.household_person_id, k.id, f.form_id, f.edition, k.person_id, f.side, f.position, k.percent
    from cases k
    join (values (1, 'g-28', $3::text, 'employer', 1), (1, 'i-129', $4, '', 2), (3, 'g-28', $3, 'beneficiary', 1), (3, 'i-765', $5, '', 2))
      as f (type_id, form_id, edition, side, position) on f.type_id = k.type_id
   where ${IN_RANGE}`

export const EVENTS = `
  insert into case_events (company_id, law_firm_id, household_person_id, person_id, case_id, kind, text, at, by_name)
  select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, e.kind, e.text, now(), 'Grace Employer'
    from cases k, (values ('opened', 'H1B Petition opened (LEGAL).'), ('moved', '“Initiated” became “Case Submitted”.')) as e (kind, text)
   where ${IN_RANGE}`

export const TASKS = `
  insert into case_tasks (company_id, law_firm_id, household_person_id, person_id, case_id, for_whom, title, due_on)
  select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, 'employer', 'Send the support letter', ${TODAY} + (k.id % 60)::int
    ${OF_RANGE} and k.id % 4 = 0`

export const MESSAGES = `
  insert into case_remarks (company_id, law_firm_id, household_person_id, person_id, case_id, kind, text, at, by_name)
  select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, 'message', 'Which address shall we use?', now(), 'Ines Attorney'
    ${OF_RANGE} and k.id % 2 = 0`

// What is open, as the product keeps it: one step of whoever is awaited, the tasks, and what ends, once for each side.
export const ITEMS = `
  insert into open_items (company_id, law_firm_id, household_person_id, person_id, case_id, key, kind, side, title, verb, link, due_on, ends, owed_by)
  select k.company_id, k.law_firm_id, k.household_person_id, k.person_id, k.id, i.key, i.kind, i.side, i.title, i.verb, i.link, i.due_on, i.ends,
         app.owed_by(i.side, k.person_id, k.company_id, k.attorney_name)
    from cases k, lateral (
      select 'step' as key, 'step' as kind, k.ball as side, k.next_due_title as title, 'Answer' as verb, '' as link, k.next_due_on as due_on,
             false as ends where k.next_due_on is not null
      union all
      select 'task:' || k.id, 'task', 'employer', 'Send the support letter', 'Do', '?tab=overview', ${TODAY} + (k.id % 60)::int, false
       where k.id % 4 = 0
      union all
      select 'date:D-62 last day of work', 'date', s.side, 'Last day of work', 'See', '?tab=dates', k.valid_until, true
        from unnest(array['employee', 'employer', 'attorney']) s (side) where k.valid_until is not null) i
   where ${IN_RANGE}`

// As app.refresh_until has it.
export const UNTIL = `
  update people p set work_until = i.due_on, work_by = i.key, work_case_id = i.case_id
    from (select distinct on (person_id) person_id, due_on, key, case_id from open_items where ends order by person_id, due_on, id) i
   where p.id = i.person_id and p.work_until <> i.due_on`

// Those that keep nothing unique are built at the end, at a fraction of the cost.
export const FURTHER_INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
   where not i.indisunique and i.indrelid in ('cases'::regclass, 'case_forms'::regclass, 'case_events'::regclass,
         'case_tasks'::regclass, 'case_remarks'::regclass, 'people'::regclass, 'employments'::regclass, 'open_items'::regclass, 'search_entries'::regclass)`

export const SEARCHED = `
  insert into search_entries (kind, record_id, company_id, law_firm_id, household_person_id, title, hint, words)
  select 'person', p.id, p.company_id, p.law_firm_id, p.household_person_id, app.full_name(p.first_name, p.last_name), p.email,
         app.search_words(concat_ws(' ', app.full_name(p.first_name, p.last_name), p.email)) from people p where p.id > ${firstOf.person}
  union all
  select 'case', k.id, k.company_id, k.law_firm_id, k.household_person_id, k.number,
         concat_ws(', ', k.person_name, k.company_name, k.receipt_number),
         app.search_words(concat_ws(' ', k.number, k.receipt_number, k.person_name)) from cases k
  on conflict do nothing`

// As app.case_counts has it; no employee signs in here, so households are left out.
export const TOTALS = `
  with counted as (
    select company_id, law_firm_id, attorney_id, type_id, status, awaits, count(*) as n from cases group by 1, 2, 3, 4, 5, 6)
  insert into counters (tenant, name, n)
  select c.tenant, c.name, sum(k.n * c.n) from counted k,
    lateral app.case_counts(1, k.company_id, k.law_firm_id, k.attorney_id, null, k.type_id, k.status, k.awaits) c
  group by c.tenant, c.name`
