-- A labor condition application is one record, entered once, and read by every petition that rests on it: by the check,
-- by the forms, by the package. Until now its values were answers of one case's check and one of its questionnaire.
create table lcas (
  id          bigint generated always as identity primary key,
  company_id  bigint not null references companies (id),
  law_firm_id bigint references law_firms (id),
  -- By fact id (src/rules/prefiling/lca-needs.ts), as fact_documents keeps them; no secrets.
  known       jsonb not null default '{}' check (length(known::text) <= 100000),
  number      text generated always as (coalesce(known #>> '{case.lcaNumber,value}', '')) stored,
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  unique (company_id, id)
);
create unique index lcas_by_number on lcas (company_id, number) where number <> '';
call app.protect('lcas', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('lcas');

alter table cases add column lca_id bigint;
alter table cases add foreign key (company_id, lca_id) references lcas (company_id, id);
create index cases_by_lca on cases (lca_id) where lca_id is not null;

-- What a case is written from, with its LCA.
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
    union select 'firm', law_firm_id from k where mode = 'LEGAL'
    union select 'attorney', attorney_id from k where mode = 'LEGAL'
    union select 'case', id from k
  )
  select d.subject, d.subject_id, d.known, d.version
    from concerned c join fact_documents d on d.subject = c.subject and d.subject_id = c.id
  union all
  select 'lca', l.id, l.known, l.version from k join lcas l on l.id = k.lca_id
$$;

-- What was entered answer by answer becomes a record; cases of a company with the same number share it, the newest answers win.
create temporary table entered on commit drop as
  select c.id as case_id, c.company_id, c.law_firm_id,
         coalesce((
           select jsonb_object_agg(a.key, jsonb_build_object('source', 'migration', 'by', null, 'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
                  || case when a.value = 'null' then '{"not": "none"}' else jsonb_build_object('value', a.value) end)
             from jsonb_each(p.details) a where a.key = any (k.keys)), '{}')
         || case when d.known #>> '{case.laborCaseNumber,value}' is null then '{}'
                 else jsonb_build_object('case.lcaNumber', d.known -> 'case.laborCaseNumber') end as known
    from (select array['case.lcaNumber', 'case.pwdNumber', 'case.lcaFein', 'case.lcaEmployerName', 'case.lcaJobTitle', 'case.lcaSocCode',
            'case.lcaFullTime', 'case.lcaWage', 'case.lcaWageUnit', 'case.lcaBeginsOn', 'case.lcaEndsOn', 'case.lcaFiledOn',
            'case.lcaCertifiedOn', 'case.lcaSigned', 'case.lcaWorksites', 'case.lcaWorkers', 'case.lcaBaskets', 'case.lcaDependent',
            'case.lcaNoticeOn', 'case.actualWage', 'case.prevailingWage', 'case.wageLookedUpOn', 'case.pafOpenedOn'] as keys) k
   cross join cases c
    left join case_filing_plans p on p.case_id = c.id
    left join fact_documents d on d.subject = 'case' and d.subject_id = c.id;
delete from entered where known = '{}';

do $$
declare
  each record;
  record_id bigint;
begin
  for each in select * from entered order by case_id loop
    record_id := null;
    if each.known ? 'case.lcaNumber' then
      update lcas set known = known || each.known
       where company_id = each.company_id and number <> '' and number = each.known #>> '{case.lcaNumber,value}'
      returning id into record_id;
    end if;
    if record_id is null then
      insert into lcas (company_id, law_firm_id, known) values (each.company_id, each.law_firm_id, each.known) returning id into record_id;
    end if;
    update cases set lca_id = record_id where id = each.case_id;
    update case_filing_plans set details = details - array(select jsonb_object_keys(each.known)) where case_id = each.case_id;
  end loop;
end $$;
