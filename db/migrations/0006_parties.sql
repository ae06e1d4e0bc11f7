-- Everyone who takes part, in full: companies with their subscription, representation by attorneys, people with their
-- households and employments, and the provider's look into a tenant.

alter table companies
  add column status       text not null default 'Active' check (status in ('Active', 'Inactive')),
  add column subscription text not null default 'SILVER' check (subscription in ('SILVER', 'GOLD', 'PLATINUM')),
  add column diy_access   text not null default 'N' check (diy_access in ('Y', 'N')),
  add column name_key     text collate "C" generated always as (lower(name)) stored,
  add column signature_file_id bigint references files (id);
create index companies_by_name on companies (name, id);
create index companies_by_law_firm_name on companies (law_firm_id, name, id);
create index companies_by_name_key on companies (name_key);
create unique index companies_by_email on companies (lower(email)) where email is not null;

alter table law_firms
  add column email        text check (length(email) <= 254),
  add column status       text not null default 'Active' check (status in ('Active', 'Inactive')),
  add column subscription text not null default 'SILVER' check (subscription in ('SILVER', 'GOLD', 'PLATINUM')),
  add column name_key     text collate "C" generated always as (lower(name)) stored;
create index law_firms_by_name on law_firms (name, id);

-- Which attorney of its firm works for a company. An attorney sees the companies assigned; assistants those of theirs.
create table assignments (
  id          bigint generated always as identity primary key,
  company_id  bigint not null references companies (id),
  law_firm_id bigint not null references law_firms (id),
  user_id     bigint not null references users (id),
  created_at  timestamptz not null default now(),
  created_by  bigint,
  unique (company_id, user_id)
);
create index assignments_by_user on assignments (user_id, company_id);

-- Representation over time: which firm stood for a company from when until when. companies.law_firm_id is the present.
create table representations (
  id          bigint generated always as identity primary key,
  company_id  bigint not null references companies (id),
  law_firm_id bigint not null references law_firms (id),
  started_at  timestamptz not null default now(),
  ended_at    timestamptz,
  created_by  bigint
);
create unique index one_representation on representations (company_id) where ended_at is null;

alter table people
  add column email      text not null default '' check (length(email) <= 254),
  add column phone      text not null default '' check (length(phone) <= 30),
  add column birth_date date,
  add column status     text not null default 'Active' check (status in ('Active', 'Terminated', 'Inactive')),
  -- Principal, or what this person is to the principal of the household.
  add column relation   text not null default 'Principal' check (relation in ('Principal', 'Father', 'Mother', 'Spouse', 'Son', 'Daughter')),
  -- What the end of the work here changed, so that it can be taken back: { on, reason, at, by, employmentIds, userIds }.
  add column termination jsonb,
  add column import_id  bigint,
  add column last_name_key  text collate "C" generated always as (lower(last_name)) stored,
  add column first_name_key text collate "C" generated always as (lower(first_name)) stored;
create index people_by_company_name on people (company_id, last_name, first_name, id);
create index people_by_law_firm_name on people (law_firm_id, last_name, first_name, id) where law_firm_id is not null;
create index people_by_name on people (last_name, first_name, id);
create index people_by_last_name_key on people (last_name_key);
create index people_by_first_name_key on people (first_name_key);

-- An adult dependent with a login sees the own record only; a principal's id is the household's, so nothing is added there.
drop policy owner on people;
drop policy scope on people;
call app.protect('people', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or id = app.person_id()');

create table employments (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  person_id           bigint not null,
  household_person_id bigint not null,
  law_firm_id         bigint references law_firms (id),
  job_title           text not null default '' check (length(job_title) <= 200),
  status              text not null default 'Active' check (status in ('Offered', 'Active', 'Ended')),
  started_on          date,
  ended_on            date,
  end_reason          text not null default '' check (length(end_reason) <= 500),
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  created_by          bigint,
  updated_at          timestamptz not null default now(),
  updated_by          bigint,
  unique (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id) on delete cascade,
  check (ended_on is null or started_on is null or ended_on >= started_on)
);
create index employments_by_person on employments (company_id, person_id, id);
create index employments_by_law_firm on employments (law_firm_id, id);

-- The firm that represents a company stands on every row of the company's work, and follows when representation changes.
create function app.follow_representation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.law_firm_id is distinct from old.law_firm_id then
    update people set law_firm_id = new.law_firm_id where company_id = new.id;
    update employments set law_firm_id = new.law_firm_id where company_id = new.id;
    update fact_documents set law_firm_id = new.law_firm_id where company_id = new.id;
    update fact_changes set law_firm_id = new.law_firm_id where company_id = new.id;
    update search_entries set law_firm_id = new.law_firm_id where company_id = new.id;
    update imports set law_firm_id = new.law_firm_id where company_id = new.id;
    update files set law_firm_id = new.law_firm_id where company_id = new.id and purpose = 'import';
    delete from assignments where company_id = new.id and law_firm_id is distinct from new.law_firm_id;
    update representations set ended_at = now() where company_id = new.id and ended_at is null;
    if new.law_firm_id is not null then
      insert into representations (company_id, law_firm_id) values (new.id, new.law_firm_id);
    end if;
  end if;
  return null;
end $$;

-- The provider's look into one tenant: time-boxed, with a reason, visible to the tenant.
create table look_ins (
  id         bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  user_id    bigint not null references users (id),
  user_name  text not null,
  reason     text not null check (length(reason) between 5 and 500),
  started_at timestamptz not null,
  until      timestamptz not null,
  ended_at   timestamptz
);
create index look_ins_by_company on look_ins (company_id, id desc);

-- Facts: one document of current values per subject, and every change, append-only.
create table fact_documents (
  subject             text not null check (subject in ('company', 'person', 'employment', 'firm', 'attorney', 'case')),
  subject_id          bigint not null,
  company_id          bigint references companies (id),
  law_firm_id         bigint references law_firms (id),
  household_person_id bigint,
  known               jsonb not null default '{}',
  version             integer not null default 1,
  updated_at          timestamptz not null,
  primary key (subject, subject_id)
);
create index fact_documents_by_company on fact_documents (company_id, subject, subject_id);

create table fact_changes (
  id                  bigint generated always as identity primary key,
  subject             text not null,
  subject_id          bigint not null,
  company_id          bigint,
  law_firm_id         bigint,
  household_person_id bigint,
  fact                text not null,
  source              text not null,
  before              jsonb,
  after               jsonb,
  -- The document's version that this change made: what somebody who read an earlier one has not seen.
  version             integer not null,
  at                  timestamptz not null,
  by                  bigint
);
create index fact_changes_by_subject on fact_changes (subject, subject_id, fact, id desc);

create trigger follow_representation after update of law_firm_id on companies for each row execute function app.follow_representation();

-- Imports of people and companies: a file, a mapping, a preview, one transaction, undo for 24 hours.
create table imports (
  id           bigint generated always as identity primary key,
  kind         text not null check (kind in ('people', 'companies')),
  company_id   bigint references companies (id),
  law_firm_id  bigint references law_firms (id),
  file_id      bigint not null references files (id),
  file_name    text not null,
  columns      jsonb not null default '[]',
  mapping      jsonb not null default '{}',
  status       text not null default 'uploaded' check (status in ('uploaded', 'checking', 'checked', 'importing', 'imported', 'undone', 'failed')),
  total_rows   integer not null default 0,
  done_rows    integer not null default 0,
  problems     jsonb not null default '[]',
  message      text not null default '',
  version      integer not null default 1,
  created_at   timestamptz not null,
  created_by   bigint,
  imported_at  timestamptz
);
create index imports_by_company on imports (company_id, id desc);
alter table people add foreign key (import_id) references imports (id);
create index people_by_import on people (import_id) where import_id is not null;
alter table companies add column import_id bigint references imports (id);
create index companies_by_import on companies (import_id) where import_id is not null;

call app.protect('assignments', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()');
call app.protect('representations', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
call app.protect('employments', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');
call app.protect('look_ins', 'app.all_tenants() or company_id = app.company_id()', 'select, insert, update');
call app.protect('fact_documents', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (subject = ''person'' and subject_id = app.person_id())');
call app.protect('fact_changes', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (subject = ''person'' and subject_id = app.person_id())', 'select, insert');
call app.protect('imports', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');

-- Totals of the lists.
create function app.count_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    execute format('insert into counters as c (tenant, name, n)
      select t.tenant, %L, sum(t.d) from (
        select ''all'' as tenant, 1 as d from added
        union all select ''company:'' || company_id, 1 from added
        union all select ''firm:'' || law_firm_id, 1 from added where law_firm_id is not null) t
      group by t.tenant order by t.tenant
      on conflict (tenant, name) do update set n = c.n + excluded.n', tg_table_name);
  else
    execute format('insert into counters as c (tenant, name, n)
      select t.tenant, %L, sum(t.d) from (
        select ''all'' as tenant, -1 as d from removed
        union all select ''company:'' || company_id, -1 from removed
        union all select ''firm:'' || law_firm_id, -1 from removed where law_firm_id is not null) t
      group by t.tenant order by t.tenant
      on conflict (tenant, name) do update set n = c.n + excluded.n', tg_table_name);
  end if;
  return null;
end $$;
create trigger count_added after insert on people referencing new table as added for each statement execute function app.count_rows();
create trigger count_removed after delete on people referencing old table as removed for each statement execute function app.count_rows();
-- A company that changes its firm takes its people along: the totals of both firms follow.
create function app.count_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into counters as c (tenant, name, n)
  select t.tenant, 'people', sum(t.d) from (
    select 'firm:' || b.law_firm_id as tenant, -1 as d from before b join after a using (id) where b.law_firm_id is not null and b.law_firm_id is distinct from a.law_firm_id
    union all
    select 'firm:' || a.law_firm_id, 1 from before b join after a using (id) where a.law_firm_id is not null and b.law_firm_id is distinct from a.law_firm_id) t
  group by t.tenant order by t.tenant
  on conflict (tenant, name) do update set n = c.n + excluded.n;
  return null;
end $$;
create trigger count_moved after update on people referencing old table as before new table as after for each statement execute function app.count_moved();

insert into counters (tenant, name, n)
select t.tenant, 'people', sum(t.d) from (
  select 'all' as tenant, 1 as d from people
  union all select 'company:' || company_id, 1 from people
  union all select 'firm:' || law_firm_id, 1 from people where law_firm_id is not null) t
group by t.tenant on conflict do nothing;

-- Lists of attorneys and their assistants over all firms (roles 9 and 13).
create index users_attorneys_by_name on users (last_name, first_name, id) where role_id in (9, 13);
create index users_by_attorney on users (assists_user_id) where assists_user_id is not null;

-- An employer sees who stands for it, though the users of a firm are the firm's: names and ways to reach them, no more.
create function app.attorneys_of(wanted bigint)
returns table (law_firm_id bigint, law_firm_name text, attorney_id bigint, first_name text, last_name text, email text,
               phone text, bar_states text[], since timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.id, f.name, u.id, u.first_name, u.last_name, u.email,
         coalesce(d.known -> 'attorney.phone' ->> 'value', u.mobile_number),
         array(select distinct l ->> 'state' from jsonb_array_elements(d.known -> 'attorney.licenses' -> 'value') l order by 1),
         a.created_at
    from companies c
    join law_firms f on f.id = c.law_firm_id
    left join assignments a on a.company_id = c.id
    left join users u on u.id = a.user_id and u.status <> 'Inactive'
    left join fact_documents d on d.subject = 'attorney' and d.subject_id = u.id
   where c.id = wanted and (app.all_tenants() or c.id = app.company_id() or c.law_firm_id = app.law_firm_id())
   order by u.last_name, u.first_name, u.id
$$;
