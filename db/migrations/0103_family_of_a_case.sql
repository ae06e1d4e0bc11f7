-- Brothers and sisters belong to a household, too: a citizen petitions for them (Form I-130), and one who owns a part of
-- the petitioner may owe an affidavit of support (8 CFR 213a.1).
alter table people drop constraint people_relation_check;
alter table people add constraint people_relation_check
  check (relation in ('Principal', 'Father', 'Mother', 'Spouse', 'Son', 'Daughter', 'Brother', 'Sister'));

-- What a family has told once answers what the forms ask of each of its members: the people of the household of a case
-- with their documents, and whether each adjusts inside the country; and what the principal's case knows of the petition.
create function app.case_family(wanted bigint)
returns table (kind text, id bigint, relation text, adjusts boolean, known jsonb, linked jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with k as (
    select * from cases c
     where c.id = wanted and (app.all_tenants() or c.company_id = app.company_id() or c.law_firm_id = app.law_firm_id()
        or c.household_person_id = app.person_id() or c.person_id = app.person_id())
  )
  select 'person', p.id, p.relation,
         exists (select from case_forms f join cases o on o.id = f.case_id
                  where o.household_person_id = k.household_person_id and o.company_id = k.company_id
                    and f.form_id = 'i-485' and coalesce(f.person_id, o.person_id) = p.id
                    and (o.outcome is null or o.outcome = 'Approved')),
         d.known, null::jsonb
    from k join people p on p.household_person_id = k.household_person_id and p.company_id = k.company_id and p.status = 'Active'
           join fact_documents d on d.subject = 'person' and d.subject_id = p.id
  union all
  select 'case', o.id, '', false, d.known,
         case when q.id is not null then jsonb_build_object('typeId', q.type_id, 'receiptNumber', q.receipt_number,
           'filedOn', coalesce(q.receipt_on, q.filed_on), 'outcome', q.outcome, 'priorityDate', q.priority_date) end
    from k join cases o on o.id = k.principal_case_id and o.company_id = k.company_id and o.type_id = k.type_id
           left join cases q on q.id = o.principal_case_id and q.company_id = o.company_id
           left join fact_documents d on d.subject = 'case' and d.subject_id = o.id
$$;
grant execute on function app.case_family to visacare_app;
