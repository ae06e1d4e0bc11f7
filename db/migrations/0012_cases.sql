-- Cases: one piece of immigration work for one person of one company, from opening to decision.

-- The firm that represents a company stands on every row of the company's work. A table that carries it registers here,
-- and follows when representation changes.
create table app.follows_representation (relation regclass primary key);
insert into app.follows_representation values ('people'), ('employments'), ('fact_documents'), ('fact_changes'), ('search_entries'), ('imports');
revoke all on app.follows_representation from public;

create or replace function app.follow_representation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  follower regclass;
begin
  if new.law_firm_id is distinct from old.law_firm_id then
    for follower in select relation from app.follows_representation loop
      execute format('update %s set law_firm_id = $1 where company_id = $2', follower) using new.law_firm_id, new.id;
    end loop;
    update files set law_firm_id = new.law_firm_id where company_id = new.id and purpose in ('import', 'document', 'form', 'package');
    delete from assignments where company_id = new.id and law_firm_id is distinct from new.law_firm_id;
    update representations set ended_at = now() where company_id = new.id and ended_at is null;
    if new.law_firm_id is not null then
      insert into representations (company_id, law_firm_id) values (new.id, new.law_firm_id);
    end if;
  end if;
  return null;
end $$;

-- Numbers people can read aloud: the year and a running number, '26-00417'.
create table case_numbers (year integer primary key, last integer not null);
call app.protect('case_numbers', 'app.is_system()', 'select');
create function app.next_case_number(wanted integer) returns integer language sql security definer set search_path = public, pg_temp as $$
  insert into case_numbers as n (year, last) values (wanted, 1)
  on conflict (year) do update set last = n.last + 1 returning last
$$;

create table cases (
  id                  bigint generated always as identity primary key,
  number              text not null unique,
  company_id          bigint not null references companies (id),
  law_firm_id         bigint references law_firms (id),
  -- Collections and contract reviews have no person.
  person_id           bigint,
  household_person_id bigint,
  employment_id       bigint,
  type_id             integer not null,
  sub_type            text not null default '' check (length(sub_type) <= 60),
  mode                text not null check (mode in ('LEGAL', 'DIY')),
  status              integer not null default 1 check (status between 1 and 10),
  stage               text not null default 'INTAKE' check (length(stage) <= 40),
  outcome             text check (outcome in ('Approved', 'Denied', 'Withdrawn', 'Revoked', 'Rejected', 'Abandoned')),
  -- Who stands for the client in this case; null while the firm has not decided, and in DIY.
  attorney_id         bigint references users (id),
  -- Who opened a DIY case makes every move.
  owner_id            bigint references users (id),
  options             jsonb not null default '{}',
  -- Dependents' cases are linked to the principal's.
  principal_case_id   bigint,
  renewal_of_case_id  bigint,
  help_requested_at   timestamptz,
  -- Kept by the writes, so that lists and dashboards read one row: how far the questionnaires are, who has the ball, the
  -- next date.
  percent             integer not null default 0 check (percent between 0 and 100),
  ball                text not null default 'employee' check (ball in ('employee', 'employer', 'attorney', 'firm', 'agency', 'debtor', 'nobody')),
  ball_since          timestamptz not null default now(),
  next_due_on         date,
  next_due_title      text not null default '' check (length(next_due_title) <= 200),
  filed_on            date,
  receipt_number      text check (length(receipt_number) <= 13),
  receipt_on          date,
  priority_date       date,
  rfe_due_on          date,
  rfe_responded_on    date,
  decided_on          date,
  valid_from          date,
  valid_until         date,
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  created_by          bigint,
  updated_at          timestamptz not null default now(),
  updated_by          bigint,
  unique (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id),
  foreign key (company_id, principal_case_id) references cases (company_id, id),
  foreign key (company_id, renewal_of_case_id) references cases (company_id, id),
  check (valid_until is null or valid_from is null or valid_until >= valid_from)
);
create index cases_by_company on cases (company_id, id desc);
create index cases_by_law_firm on cases (law_firm_id, id desc) where law_firm_id is not null;
create index cases_by_attorney on cases (attorney_id, id desc) where attorney_id is not null;
create index cases_by_person on cases (person_id, id desc) where person_id is not null;
create index cases_by_household on cases (household_person_id, id desc) where household_person_id is not null;
create index cases_by_company_status on cases (company_id, status, id desc);
create index cases_by_law_firm_status on cases (law_firm_id, status, id desc) where law_firm_id is not null;
create index cases_by_status on cases (status, id desc);
create index cases_by_company_due on cases (company_id, next_due_on, id) where next_due_on is not null;
create index cases_by_law_firm_due on cases (law_firm_id, next_due_on, id) where next_due_on is not null;
create index cases_by_principal_case on cases (principal_case_id) where principal_case_id is not null;
create unique index cases_by_receipt on cases (receipt_number, id) where receipt_number is not null;
call app.protect('cases', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- The forms of a case in filing order. `person_id` is whose form it is (a co-applicant has an own I-539A), `side` whom a
-- G-28 stands for.
create table case_forms (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  case_id             bigint not null,
  form_id             text not null check (length(form_id) <= 30),
  edition             text not null check (length(edition) <= 20),
  person_id           bigint,
  side                text not null default '' check (side in ('', 'employer', 'beneficiary')),
  position            integer not null,
  percent             integer not null default 0 check (percent between 0 and 100),
  status              text not null default 'Open' check (status in ('Open', 'Generated', 'Filed')),
  generated_at        timestamptz,
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references people (company_id, id)
);
create unique index case_forms_once on case_forms (case_id, form_id, coalesce(person_id, 0), side);
create index case_forms_by_company on case_forms (company_id, case_id, position);
create index case_forms_by_law_firm on case_forms (law_firm_id, case_id) where law_firm_id is not null;
create index case_forms_by_household on case_forms (household_person_id, case_id) where household_person_id is not null;
create index case_forms_by_form on case_forms (form_id, edition, status);
call app.protect('case_forms', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- Everything that happened, in words, with author and time; append-only. 'internal' is for the firm and the provider.
create table case_events (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  case_id             bigint not null,
  kind                text not null check (length(kind) <= 40),
  text                text not null check (length(text) <= 2000),
  internal            boolean not null default false,
  details             jsonb not null default '{}',
  at                  timestamptz not null,
  by                  bigint,
  by_name             text not null default '',
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_events_by_case on case_events (case_id, id desc);
create index case_events_by_company on case_events (company_id, id desc);
call app.protect('case_events', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id()', 'select, insert');

insert into app.follows_representation values ('cases'), ('case_forms'), ('case_events');

-- Totals of lists and dashboards, by whoever looks: all, a company, a firm, an attorney, a household.
create function app.case_counts(sign integer, company_id bigint, law_firm_id bigint, attorney_id bigint, household bigint,
                                type_id integer, status integer, ball text)
returns table (tenant text, name text, n bigint) language sql immutable as $$
  select t.tenant, c.name, sign::bigint
    from (values ('all'), ('company:' || company_id), ('firm:' || law_firm_id), ('attorney:' || attorney_id), ('household:' || household)) t (tenant),
         (values ('cases'), ('cases.status.' || status), ('cases.type.' || type_id), (case when status < 10 then 'cases.ball.' || ball end)) c (name)
   where t.tenant is not null and c.name is not null
$$;

create function app.count_cases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into counters as c (tenant, name, n)
    select k.tenant, k.name, sum(k.n) from added a,
      lateral app.case_counts(1, a.company_id, a.law_firm_id, a.attorney_id, a.household_person_id, a.type_id, a.status, a.ball) k
    group by k.tenant, k.name order by k.tenant, k.name
    on conflict (tenant, name) do update set n = c.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into counters as c (tenant, name, n)
    select k.tenant, k.name, sum(k.n) from removed r,
      lateral app.case_counts(-1, r.company_id, r.law_firm_id, r.attorney_id, r.household_person_id, r.type_id, r.status, r.ball) k
    group by k.tenant, k.name order by k.tenant, k.name
    on conflict (tenant, name) do update set n = c.n + excluded.n;
  else
    insert into counters as c (tenant, name, n)
    select k.tenant, k.name, sum(k.n) from (
      select x.* from removed r, lateral app.case_counts(-1, r.company_id, r.law_firm_id, r.attorney_id, r.household_person_id, r.type_id, r.status, r.ball) x
      union all
      select x.* from added a, lateral app.case_counts(1, a.company_id, a.law_firm_id, a.attorney_id, a.household_person_id, a.type_id, a.status, a.ball) x) k
    group by k.tenant, k.name having sum(k.n) <> 0 order by k.tenant, k.name
    on conflict (tenant, name) do update set n = c.n + excluded.n;
  end if;
  return null;
end $$;
create trigger count_added after insert on cases referencing new table as added for each statement execute function app.count_cases();
create trigger count_removed after delete on cases referencing old table as removed for each statement execute function app.count_cases();
create trigger count_changed after update on cases referencing old table as removed new table as added for each statement execute function app.count_cases();
revoke execute on function app.count_cases(), app.case_counts(integer, bigint, bigint, bigint, bigint, integer, integer, text) from public;

drop policy owner on counters;
drop policy scope on counters;
call app.protect('counters', 'app.all_tenants() or tenant = ''company:'' || app.company_id() or tenant = ''firm:'' || app.law_firm_id() or tenant = ''household:'' || app.person_id() or (app.law_firm_id() is not null and tenant like ''attorney:%'')', 'select');

-- One box finds a case by its number, its person and its receipt number.
create function app.index_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_entries (kind, record_id, company_id, law_firm_id, household_person_id, title, hint, words)
  select 'case', k.id, k.company_id, k.law_firm_id, k.household_person_id, k.number,
         concat_ws(', ', nullif(concat_ws(' ', p.first_name, p.last_name), ''), c.name, k.receipt_number),
         app.search_words(concat_ws(' ', k.number, k.receipt_number, p.first_name, p.last_name))
    from added k join companies c on c.id = k.company_id left join people p on p.id = k.person_id
  on conflict (kind, record_id) do update set company_id = excluded.company_id, law_firm_id = excluded.law_firm_id,
    household_person_id = excluded.household_person_id, title = excluded.title, hint = excluded.hint, words = excluded.words;
  return null;
end $$;
create trigger index_added after insert on cases referencing new table as added for each statement execute function app.index_case();
create trigger index_changed after update on cases referencing new table as added for each statement execute function app.index_case();
create function app.forget_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entries e using removed r where e.kind = 'case' and e.record_id = r.id;
  delete from fact_documents d using removed r where d.subject = 'case' and d.subject_id = r.id;
  return null;
end $$;
create trigger forget_removed after delete on cases referencing old table as removed for each statement execute function app.forget_case();
revoke execute on function app.index_case(), app.forget_case() from public;

-- What a case's forms are written from: the documents of everybody concerned. Whoever may see the case may have its forms
-- worked out, though an employee may not read the employer's record itself; the product shows each only their own part.
create function app.case_documents(wanted bigint)
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
$$;
