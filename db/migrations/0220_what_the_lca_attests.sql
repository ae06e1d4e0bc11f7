-- What an employer attests on the record of an LCA is read by the worksheet, the letters and the check of every case on it:
-- by the same facts as what is typed into the form, so that nobody is asked twice and no two places say different things.
create function app.lca_attested(conditions jsonb, at timestamptz) returns jsonb
language sql stable parallel safe set search_path = public, pg_temp as $$
  select coalesce(jsonb_object_agg(said.fact, jsonb_build_object('value', said.value, 'source', 'form', 'by', null, 'at', at)), '{}')
    from (values
      ('case.lcaWillfulViolator', conditions -> 'willfulViolator'),
      ('case.lcaExemptOnly', conditions -> 'exemptOnly'),
      ('case.lcaExemptBy', to_jsonb(initcap(conditions ->> 'exemptBasis'))),
      ('case.lcaDisclosedAt', to_jsonb(case conditions ->> 'disclosure'
         when 'principal' then 'Principal place of business' when 'worksite' then 'Place of employment' end)),
      ('case.lcaWageSource', to_jsonb(case conditions #>> '{prevailing,source}'
         when 'OEWS' then 'OEWS' when 'PWD' then 'Prevailing wage determination' when 'CBA' then 'Collective bargaining agreement'
         when 'Survey' then 'Another survey' when 'Other' then 'Another survey' end)),
      ('case.lcaWageYear', to_jsonb('07/01/' || (conditions #>> '{prevailing,year}') || ' to 06/30/' || ((conditions #>> '{prevailing,year}')::int + 1))),
      ('case.lcaSurvey', to_jsonb(nullif(conditions #>> '{prevailing,survey}', '')))
    ) as said (fact, value)
   where said.value is not null and jsonb_typeof(said.value) <> 'null'
$$;
revoke execute on function app.lca_attested(jsonb, timestamptz) from public;
grant execute on function app.lca_attested(jsonb, timestamptz) to visacare_app;

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
  select 'lca', l.id, l.known || app.lca_attested(l.conditions, l.updated_at), l.version from k join lcas l on l.id = k.lca_id
$$;
