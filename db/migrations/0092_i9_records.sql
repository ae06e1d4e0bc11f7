-- Form I-9 is a record of its own, one for each employment (subject 'i9', its id is the employment's). The employer keeps
-- it and the employee answers Section 1; whoever works for a law firm does not see it, with the client's company
-- selected neither (case-types.md §15: never shared with the case team unless the employee consents).
alter table fact_documents drop constraint fact_documents_subject_check;
alter table fact_documents add constraint fact_documents_subject_check
  check (subject in ('company', 'person', 'employment', 'i9', 'firm', 'attorney', 'case'));

create function app.works_for_firm() returns boolean
language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select exists (select from users u where u.id = app.user_id() and u.law_firm_id is not null)
$$;
revoke execute on function app.works_for_firm() from public;
grant execute on function app.works_for_firm() to visacare_app;

do $$
declare
  each record;
begin
  for each in
    select format('%I.%I', schemaname, tablename)::regclass as target, qual, with_check from pg_policies
     where policyname = 'scope' and tablename in ('fact_documents', 'fact_changes')
  loop
    execute format('alter policy scope on %s using ((%s) and (subject <> ''i9'' or not (select app.works_for_firm()))) with check ((%s) and (subject <> ''i9'' or not (select app.works_for_firm())))',
      each.target, each.qual, each.with_check);
  end loop;
end $$;

-- What a case is written from, with its LCA; the record of Form I-9 only where the case has that form.
create or replace function app.case_documents(wanted bigint)
returns table (subject text, subject_id bigint, known jsonb, version integer)
language sql stable security definer set search_path = public, pg_temp as $$
  with k as (
    select * from cases c
     where c.id = wanted and (app.all_tenants() or c.company_id = app.company_id() or c.law_firm_id = app.law_firm_id()
        or c.household_person_id = app.person_id() or c.person_id = app.person_id())
  ), concerned as (
    select 'company' as subject, company_id as id from k
    union select 'person', person_id from k
    union select 'person', household_person_id from k
    union select 'person', f.person_id from case_forms f join k on f.case_id = k.id
    union select 'employment', employment_id from k
    union select 'i9', employment_id from k
           where exists (select from case_forms f where f.case_id = k.id and f.form_id = 'i-9') and not app.works_for_firm()
    union select 'firm', law_firm_id from k where mode = 'LEGAL'
    union select 'attorney', attorney_id from k where mode = 'LEGAL'
    union select 'case', id from k
  )
  select d.subject, d.subject_id, d.known, d.version
    from concerned c join fact_documents d on d.subject = c.subject and d.subject_id = c.id
  union all
  select 'lca', l.id, l.known, l.version from k join lcas l on l.id = k.lca_id
$$;
