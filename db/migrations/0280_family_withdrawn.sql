-- Whose every own application for a green card was denied, withdrawn or revoked applies with nobody either, whatever a list
-- of the family says from before: Form I-485, Part 6 Item 10, and who is sponsored on Form I-864. As with an approval, what
-- was decided after this case was filed does not change what was true on that day. The rest is as in 0247.
drop function app.case_family(bigint);
create function app.case_family(wanted bigint)
returns table (kind text, id bigint, relation text, adjusts boolean, resident boolean, gone boolean, known jsonb, linked jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with k as (
    select * from cases c
     where c.id = wanted and (app.all_tenants() or c.company_id = app.company_id() or c.law_firm_id = app.law_firm_id()
        or c.household_person_id = app.person_id() or c.person_id = app.person_id())
  )
  select 'person', p.id, p.relation, coalesce(own.adjusts, false), coalesce(own.resident, false), coalesce(own.gone, false), d.known, null::jsonb
    from k join people p on p.household_person_id = k.household_person_id and p.company_id = k.company_id and p.status = 'Active'
           join fact_documents d on d.subject = 'person' and d.subject_id = p.id
           left join lateral (
             select bool_or(o.outcome is null or not decided.before and (o.outcome = 'Approved' or o.decided_on > k.filed_on)) as adjusts,
                    bool_or(o.outcome = 'Approved' and decided.before) as resident,
                    bool_and(coalesce(o.outcome <> 'Approved', false) and decided.before) as gone
               from case_forms f join cases o on o.id = f.case_id
                    cross join lateral (
                      select o.id <> k.id and (k.filed_on is null or coalesce(o.decided_on <= k.filed_on, false)) as before
                    ) decided
              where o.household_person_id = k.household_person_id and o.company_id = k.company_id
                and f.form_id = 'i-485' and coalesce(f.person_id, o.person_id) = p.id
           ) own on true
  union all
  select 'case', o.id, '', false, false, false, d.known,
         case when q.id is not null then jsonb_build_object('typeId', q.type_id, 'receiptNumber', q.receipt_number,
           'filedOn', coalesce(q.receipt_on, q.filed_on), 'outcome', q.outcome, 'priorityDate', q.priority_date) end
    from k join cases o on o.id = k.principal_case_id and o.company_id = k.company_id and o.type_id = k.type_id
           left join cases q on q.id = o.principal_case_id and q.company_id = o.company_id
           left join fact_documents d on d.subject = 'case' and d.subject_id = o.id
$$;
grant execute on function app.case_family to visacare_app;
